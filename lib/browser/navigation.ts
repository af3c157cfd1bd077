/** Opens another page, or the mail program at a mailto address. `replace` removes this page from the history. */
export function goTo(address: string, { replace = false } = {}) {
  if (replace) window.location.replace(address)
  else window.location.assign(address)
}
