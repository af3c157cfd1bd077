/** Who has begun to read does not want to see the letters change. */
const patienceMilliseconds = 500

/**
 * Loads the headings' own face, at the first page of a visit, and sets them in it, unless it comes late or would move
 * what is on the screen. Either way the browser keeps it for the next page, which has it from the start
 * (lib/after-paint).
 */
export async function showHeadingFace(face: FontFace) {
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
    if (boxOf(element).height < height) element.style.minHeight = `${height}px`
  }
  if (headings.some(({ element, height }) => boxOf(element).height !== height)) {
    document.fonts.delete(face)
  }
}

function headingsOnScreen() {
  // On its way to the section that the address names, a page may not move above that either.
  const bottom = window.location.hash ? Infinity : window.innerHeight
  return [...document.querySelectorAll<HTMLElement>('h1,h2,h3,.font-display')]
    .filter((element) => boxOf(element).top < bottom)
    .map((element) => ({ element, height: boxOf(element).height }))
}

const boxOf = (element: Element) => element.getBoundingClientRect()
