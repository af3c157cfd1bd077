/** The same text for all addresses that lead a visitor to one page: capitals, a final slash and .html aside. */
export function addressKey(path: string): string {
  return withoutEnding(path).toLowerCase()
}

/** A path without a final slash, .html or /index.html, for which all hosts have the same rule. */
export function withoutEnding(path: string): string {
  return decoded(path).replace(/\/$|(\/index)?\.html?$/i, '')
}

/** A path or an id with its letters beyond a-z as they are. Browsers write them as %D0 in an address. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Whether a path leads to its file without a detour: no "..", no "//", no backslash of Windows. */
export function isPlainPath(path: string): boolean {
  return !/\\|\/\.{0,2}(\/|$)/.test(path)
}
