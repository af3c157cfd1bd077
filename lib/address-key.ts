/** A path or an id with its letters beyond a-z as they are. Browsers write them as %D0 in an address. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
