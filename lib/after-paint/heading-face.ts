/** What scripts/finish/after-paint.mjs says of the headings' own face: as the style names it, and where its file is. */
export type FaceData = { family?: string | undefined; font?: string | undefined }

/** The headings' own face, not loaded yet; none where the style has no font. */
export function faceOfHeadings({ family, font }: FaceData) {
  // Optional: used when it comes at once, as from the browser's cache, and otherwise left for the next page.
  return family && font ? new FontFace(family, `url(${font})`, { display: 'optional' }) : undefined
}

/** Whether the visitor has followed a link of this site: then an earlier page has fetched the face. */
export function comesFromThisSite({ referrer, location }: Document) {
  return referrer.startsWith(`${location.origin}/`)
}
