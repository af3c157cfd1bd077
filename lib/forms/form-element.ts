import { cleanText } from './clean-text'
import type { FormField } from './form-fields'

/**
 * Turns off the browser's own validation while React handles submits. Before hydration, and after React has failed, the
 * browser submits the form by itself, and has to check it.
 *
 * @returns A function that turns it on again.
 */
export function disableBrowserChecks(form: HTMLFormElement) {
  form.noValidate = true
  return () => {
    form.noValidate = false
  }
}

/**
 * Runs the browser's own validation, which shows its messages. Removes spaces and invisible characters first, so that a
 * field with nothing else is empty.
 */
export function passesBrowserChecks(form: HTMLFormElement, fields: readonly FormField[]): boolean {
  for (const field of fields) {
    const control = form.elements.namedItem(field.name)
    if (control instanceof HTMLInputElement) control.value = cleanText(field, control.value)
    if (control instanceof Element) markInvalid(control as HTMLInputElement)
  }
  return form.reportValidity()
}

/** For screen readers, until the entry is corrected. */
function markInvalid(control: HTMLInputElement) {
  control.setAttribute('aria-invalid', String(!control.validity.valid))
  control.addEventListener('input', unmarkValid)
}

function unmarkValid({ currentTarget }: Event) {
  const control = currentTarget as HTMLInputElement
  if (control.validity.valid) control.setAttribute('aria-invalid', 'false')
}
