import { comesFromThisSite, faceOfHeadings } from '../after-paint/heading-face'

/** Who has begun to read does not want to see the letters change. */
const patienceMilliseconds = 500

const elementsInTheFace = 'h1,h2,h3,.font-display'

/**
 * At the first page of a visit: loads the headings' own face and sets them in it, unless it comes late or would move
 * what is on the screen. Either way the browser keeps it for the next page, which has it from the start
 * (lib/after-paint).
 */
export async function showHeadingFace() {
  if (comesFromThisSite(document)) return
  const face = faceOfHeadings(document.querySelector<HTMLElement>('[data-font]')?.dataset ?? {})
  if (!face) return
  const latest = performance.now() + patienceMilliseconds
  const isInTime = await face.load().then(
    () => performance.now() <= latest,
    () => false,
  )
  if (isInTime) addUnlessTextMoves(face)
}

function addUnlessTextMoves(face: FontFace) {
  const headings = headingsOnScreen()
  document.fonts.add(face)
  for (const { element, height } of headings) {
    // A line less leaves its place empty.
    if (heightOf(element) < height) element.style.minHeight = `${height}px`
  }
  if (headings.some(({ element, height }) => heightOf(element) !== height)) {
    document.fonts.delete(face)
  }
}

function headingsOnScreen() {
  // On its way to the section that the address names, a page may not move above that either.
  const bottom = window.location.hash ? Infinity : window.innerHeight
  return [...document.querySelectorAll<HTMLElement>(elementsInTheFace)]
    .filter((element) => isLaidOut(element) && topOf(element) < bottom)
    .map((element) => ({ element, height: heightOf(element) }))
}

const topOf = (element: Element) => element.getBoundingClientRect().top
const heightOf = (element: Element) => element.getBoundingClientRect().height

/** What is far from the screen is not, and to ask where it lies would lay it out. Safari 16 cannot say. */
function isLaidOut(element: Partial<Element>) {
  return element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true
}
