/** The element of the site script, at the first page of a visit with the face that it is to load for the headings. */
export type SiteScriptElement = HTMLScriptElement & { headingFace?: FontFace | undefined }

/**
 * The headings' own face, not loaded yet.
 *
 * @param family As the style names it.
 * @param font Address of its file.
 */
export function faceOfHeadings(family: string, font: string) {
  // Optional: used when it comes at once, as from the browser's cache, and otherwise left for the next page.
  return new FontFace(family, `url(${font})`, { display: 'optional' })
}

/** Whether the visitor has followed a link of this site: then an earlier page has fetched the face. */
export function comesFromThisSite({ referrer, location }: Document) {
  return referrer.startsWith(`${location.origin}/`)
}
