import type { FormValues } from '../forms/service'

/** What is typed and chosen in the contact form, and a tab may keep. Consent is given anew each time. */
const entries = ['name', 'email', 'phone', 'service', 'message']

/** All that the contact form asks for. */
export const inquiryFields = [...entries, 'consent']

/** What is sent: the fields that were filled in, without the spaces around them. */
export function inquiryValues(form: FormData): FormValues {
  const values = inquiryFields.map((name) => [name, String(form.get(name) ?? '').trim()])
  return Object.fromEntries(values.filter(([, text]) => text))
}

/** What a tab keeps until the message has arrived. */
export function inquiryDraft(form: FormData): FormValues {
  return Object.fromEntries(entries.map((name) => [name, String(form.get(name) ?? '')]))
}

/** Puts back what a tab has kept, where nothing was typed since. */
export function restoreInquiry(form: HTMLFormElement, draft: FormValues) {
  for (const name of entries) {
    const control = form.elements.namedItem(name)
    const isEmpty = control && 'value' in control && control.value === ''
    if (isEmpty) control.value = draft[name] ?? ''
  }
}
