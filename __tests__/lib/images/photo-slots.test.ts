import { photoSlots, type SlotLimits } from '@/lib/images/photo-slots'

const pixelsPerRem = 16

/** How wide a browser takes a picture to be, by the first condition of `sizes` that holds. */
function pixelsOf(sizes: string, screenPixels: number) {
  const widths = sizes.split(', ').flatMap((part) => {
    const [, rem, width] = /^(?:\(min-width: (\d+)rem\) )?(\d+(?:rem|vw))$/.exec(part) ?? []
    return width && screenPixels >= Number(rem ?? 0) * pixelsPerRem ? [width] : []
  })
  const [first = '100vw'] = widths
  return parseFloat(first) * (first.endsWith('vw') ? screenPixels / 100 : pixelsPerRem)
}

test.each(Object.entries<SlotLimits>(photoSlots))(
  'a photo as %s loads no file for a larger screen than the visitor has',
  (_, { sizes, widths }) => {
    for (const screenPixels of [390, 1280]) {
      const file = widths.find((width) => width >= pixelsOf(sizes, screenPixels))
      expect(file).toBeLessThan(Math.max(...widths))
    }
  },
)
