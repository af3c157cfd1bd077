/** The slots of pages for photos: each decides how a photo may be cropped, how large it is, and what matters in it by default. */
export type PhotoPlace = keyof typeof photoPlaces

/** From 0 to 1, from the upper left corner of the photo. */
export type Focus = { x: number; y: number }

export type Place = {
  /** Width by height. */
  shape: { tallest: number; widest: number }
  /** In pixels. */
  widths: readonly number[]
  /** The `sizes` of the picture. */
  sizes: string
  focus: Focus
  /** Size of the one picture for cards and lists, in pixels. */
  card?: { width: number; height: number }
}

const middle = { x: 0.5, y: 0.5 }
const widths = [480, 800, 1200]

// An upright photo loses a quarter of its height at most, and less in a text.
export const photoPlaces = {
  article: {
    shape: { tallest: 1, widest: 16 / 9 },
    widths,
    sizes: '(min-width: 74rem) 29rem, (min-width: 40rem) 40vw, 92vw',
    focus: middle,
    card: { width: 800, height: 450 },
  },
  text: {
    shape: { tallest: 3 / 4, widest: 16 / 9 },
    widths,
    sizes: '(min-width: 42rem) 38rem, 92vw',
    focus: middle,
  },
  column: {
    shape: { tallest: 3 / 4, widest: 16 / 9 },
    widths,
    sizes: '(min-width: 72rem) 23rem, (min-width: 52rem) 45vw, 92vw',
    focus: middle,
  },
  person: {
    shape: { tallest: 4 / 5, widest: 4 / 5 },
    widths: [320, 480, 800],
    sizes: '(min-width: 40rem) 19rem, 92vw',
    // Heads are in the upper part of most portraits.
    focus: { x: 0.5, y: 0.35 },
  },
} as const satisfies Record<string, Place>
