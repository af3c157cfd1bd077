/** Leaves the page for another of the site. `replace` keeps this page out of the history. */
export function goTo(path: string, { replace = false } = {}) {
  if (replace) window.location.replace(path)
  else window.location.assign(path)
}

/** Opens the visitor's mail program. */
export function openMail(href: string) {
  window.location.assign(href)
}
