/** Leaves the page for another, or opens the mail program. `replace` keeps this page out of the history. */
export function goTo(address: string, { replace = false } = {}) {
  if (replace) window.location.replace(address)
  else window.location.assign(address)
}
