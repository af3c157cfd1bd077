/** The class of an element at a place of a drawing, in percent of its width. app/globals.css lists these for Tailwind. */
export function placeLook({ x, y }: { x: number; y: number }) {
  return `at-x-${x} at-y-${y}`
}
