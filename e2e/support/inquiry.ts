import { otherInquiry } from './site'
import type { Locator } from './test'

/** Fills in what both forms ask for. */
export async function fillContact(form: Locator) {
  await form.getByRole('textbox', { name: 'Name' }).fill('Ann Visitor')
  await form.getByRole('textbox', { name: 'Email' }).fill('ann@example.org')
  await form.getByRole('textbox', { name: 'Phone' }).fill('614 555 0199')
}

/** Fills in all that the contact form asks for. */
export async function fillInquiry(form: Locator) {
  await fillContact(form)
  await form.getByLabel('Service').selectOption(otherInquiry)
  await form.getByRole('checkbox').check()
}
