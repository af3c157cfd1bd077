import { cleanText } from './clean-text'
import type { Field, FormValues } from './fields'

/**
 * What stands in the controls of a form. Browsers, password managers and restored sessions fill them in without an event,
 * so the page itself is asked, and nothing that remembers events. Fields that the page does not show are left out.
 */
export function readForm(form: HTMLFormElement, fields: readonly Field[]): FormValues {
  const data = new FormData(form)
  const names = new Set([...form.elements].map((control) => control.getAttribute('name')))
  return Object.fromEntries(
    fields
      .filter(({ name }) => names.has(name))
      .map(({ name }) => [name, String(data.get(name) ?? '')]),
  )
}

/** Before the browser checks a form by its own rules: takes off what nobody sees, such as blanks around an address. */
export function cleanControls(form: HTMLFormElement, fields: readonly Field[]) {
  for (const field of fields) {
    const control = form.elements.namedItem(field.name)
    if (!(control instanceof HTMLInputElement) || control.type === 'checkbox') continue
    const text = cleanText(field, control.value)
    if (control.value !== text) control.value = text
  }
}

/** Lets the browser ask, in its own words, for required fields that are blank, whatever it has let pass before. */
export function askForFields(form: HTMLFormElement, names: readonly string[]) {
  for (const name of names) {
    const control = form.elements.namedItem(name)
    const canBeRequired =
      control instanceof HTMLInputElement || control instanceof HTMLSelectElement
    if (!canBeRequired) continue
    if (control.type !== 'checkbox') control.value = ''
    control.required = true
  }
  form.reportValidity()
}
