/**
 * Switches off the browser's own checks for as long as React answers presses. Before that, and after React has failed, the
 * browser sends the form by itself, and has to check it.
 *
 * @returns What switches them on again.
 */
export function disableBrowserChecks(form: HTMLFormElement) {
  form.noValidate = true
  return () => {
    form.noValidate = false
  }
}
