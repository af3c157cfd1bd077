import type { Locator } from './test'

/** Fills in what both forms ask for. */
export async function fillContact(form: Locator) {
  await form.getByLabel('Name').fill('Ann Visitor')
  await form.getByLabel('Email').fill('ann@example.org')
  await form.getByLabel('Phone').fill('614 555 0199')
}

/** Fills in all that the contact form asks for. */
export async function fillInquiry(form: Locator) {
  await fillContact(form)
  await form.getByLabel('Service').selectOption('Other Services')
  await form.getByRole('checkbox').check()
}
