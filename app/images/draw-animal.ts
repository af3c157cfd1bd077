import sharp from 'sharp'
import { palette, svgDensity } from './draw-thumbnail'
import { readDrawing, withoutSurroundings } from '@/lib/images/drawings'
import { millimetersPerUnit, scaleProblem } from '@/lib/images/scale-bar'
import type { fieldGuide } from '@/lib/site/page-copy'

/** A PNG file of an animal without what is around it in its drawing, cut to its edges, with its size in pixels. */
async function drawAnimal(specimen: string, pixelsPerMillimeter: number) {
  const svg = withoutSurroundings(readDrawing(`/images/specimens/${specimen}.svg`))
  const density = svgDensity * millimetersPerUnit(specimen) * pixelsPerMillimeter
  return sharp(Buffer.from(svg), { density })
    .trim()
    .png(palette)
    .toBuffer({ resolveWithObject: true })
}

/** In drawings, whose animals are about 200 units long: 40 millimeters. */
const maxMillimetersPerUnit = 0.2

/** Whether a page can show an animal in its own size. */
export function isSmall(specimen: string) {
  return !scaleProblem(specimen) && millimetersPerUnit(specimen) <= maxMillimetersPerUnit
}

export const lifeSizePath = (specimen: string) => `/images/life-size/${specimen}.webp`

/** For screens with two pixels for one of the page. */
const pixelRatio = 2

/** An inch has 96 pixels of a page, which is about right on most screens. */
const lifeSizeScale = (96 / 25.4) * pixelRatio

export async function drawLifeSize(specimen: string) {
  return sharp((await drawAnimal(specimen, lifeSizeScale)).data).webp({ lossless: true })
}

export async function lifeSize(specimen: string | undefined) {
  if (!specimen || !isSmall(specimen)) return undefined
  const { info } = await drawAnimal(specimen, lifeSizeScale)
  const [width, height] = [info.width, info.height].map((pixels) => Math.round(pixels / pixelRatio))
  return { src: lifeSizePath(specimen), width: width!, height: height! }
}

const friezePixelsPerMillimeter = 0.38
export const friezePath = '/images/frieze.webp'

/** Around and between the animals of the frieze, and between the highest and the upper edge, in pixels of the picture. */
const friezeGaps = { edge: 50, between: 19, above: 55 }

type FriezeContent = NonNullable<ReturnType<typeof fieldGuide>['frieze']>

/** All animals of the frieze beside each other on one line, at one scale, with where each of them stands. */
export async function drawFrieze({ animals }: FriezeContent) {
  let right = friezeGaps.edge
  const drawings = await Promise.all(
    animals.map(({ plate }) => drawAnimal(plate, friezePixelsPerMillimeter)),
  )
  const height = friezeGaps.above + Math.max(...drawings.map(({ info }) => info.height))
  const placed = drawings.map(({ data, info }, index) => {
    const { animal = '', flies } = animals[index] ?? {}
    // One that flies takes no room on the ground.
    const left = flies ? Math.round(right - info.width / 2) : right
    if (!flies) right += info.width + friezeGaps.between
    const top = flies ? friezeGaps.between : height - info.height
    return { animal, data, left, top, width: info.width, height: info.height }
  })
  const width = right - friezeGaps.between + friezeGaps.edge
  const picture = sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .composite(placed.map(({ data, left, top }) => ({ input: data, left, top })))
    .webp({ lossless: true })
  return { picture, width, height, placed }
}
