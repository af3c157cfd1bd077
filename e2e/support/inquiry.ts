import { otherInquiry } from './site'
import type { Locator } from './test'
import { contact } from '@/lib/content/pages'

/** Fills in the fields that both forms have. */
export async function fillContact(
  form: Locator,
  { name, email, phone }: Record<'name' | 'email' | 'phone', { label: string }>,
) {
  await form.getByLabel(name.label).fill('Ann Visitor')
  await form.getByLabel(email.label).fill('ann@example.org')
  await form.getByLabel(phone.label).fill('614 555 0199')
}

/** Fills in all required fields of the contact form. */
export async function fillInquiry(form: Locator) {
  const { fields } = contact().form
  await fillContact(form, fields)
  await form.getByLabel(fields.service.label).selectOption(otherInquiry)
  await form.getByRole('checkbox').check()
}
