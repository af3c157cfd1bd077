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
