/** The event by which a form tells the site script what became of it. */
export const formOutcome = 'form-outcome'

/** @param outcome "sent", or why the form has not arrived. */
export function reportOutcome(outcome: string) {
  document.dispatchEvent(new CustomEvent(formOutcome, { detail: outcome }))
}
