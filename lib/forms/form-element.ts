import { cleanText } from './clean-text'
import type { FieldName, FormField } from './form-fields'

/**
 * Reads the values of a form from the page. Browsers, password managers and restored sessions fill in controls without an
 * event, so this is called at each press. Fields that the page does not show are left out.
 */
export function readForm(
  form: HTMLFormElement,
  fields: readonly FormField[],
): [FieldName, string][] {
  const data = new FormData(form)
  return fields
    .filter(({ name }) => form.elements.namedItem(name))
    .map(({ name }) => [name, String(data.get(name) ?? '')])
}

/**
 * Runs the browser's own validation, which shows its messages. Removes spaces and invisible characters first, so that a
 * field with nothing else is empty.
 */
export function passesBrowserChecks(form: HTMLFormElement, fields: readonly FormField[]): boolean {
  for (const field of fields) {
    const control = form.elements.namedItem(field.name)
    const isInput = control instanceof HTMLInputElement
    if (isInput) control.value = cleanText(field, control.value)
    // An extension may have taken the attribute away.
    if (isInput || control instanceof HTMLSelectElement) {
      control.required = Boolean(field.isRequired)
    }
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
