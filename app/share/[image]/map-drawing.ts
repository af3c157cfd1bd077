import { mainLocationsWith } from '@/lib/content/locations'
import { mapSize, placeMarks, rivers } from '@/lib/drawing/map'
import { withThemeColors } from '@/lib/drawing/theme'

const markRadius = { place: 6, here: 15 }

/** The places and the rivers as an SVG file, one place marked. Without names: the renderer has no font for them. */
export function mapDrawing(here: string): string {
  const places = mainLocationsWith(here)
  const marks = placeMarks(places.map(({ coordinates }) => coordinates))
  const courses = rivers.map(
    ({ course }) =>
      `<polyline points="${course}" fill="none" stroke="var(--color-brand-line)" stroke-width="11" stroke-linejoin="round"/>`,
  )
  const dots = places.flatMap(({ slug }, index) => {
    const mark = marks[index]
    return mark ? dot(mark, slug === here) : []
  })
  const { width, height } = mapSize
  return withThemeColors(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><g opacity="0.35">${courses.join('')}</g>${dots.join('')}</svg>`,
  )
}

function dot({ x, y }: { x: number; y: number }, isHere: boolean) {
  if (!isHere) {
    return `<circle cx="${x}" cy="${y}" r="${markRadius.place}" fill="var(--color-control)"/>`
  }
  return `<circle cx="${x}" cy="${y}" r="${markRadius.here}" fill="var(--color-signal)" stroke="var(--color-card)" stroke-width="4"/>`
}
