/** A place for a photo on a page, which decides how the photo is cropped and how large it is. */
export type PhotoSlot = keyof typeof photoSlots

export type SlotLimits = {
  /** Width divided by height. A photo outside of these limits is cropped to the nearer one. */
  shape: { tallest: number; widest: number }
  /** Widths of the encoded files, in pixels. */
  widths: readonly number[]
  sizes: string
  /** Size of the picture on cards and in lists, in pixels. */
  card?: { width: number; height: number }
}

const widths = [480, 800, 1200]

export const photoSlots = {
  article: {
    shape: { tallest: 1, widest: 16 / 9 },
    widths,
    sizes: '(min-width: 74rem) 29rem, (min-width: 40rem) 40vw, 92vw',
    card: { width: 800, height: 450 },
  },
  service: {
    shape: { tallest: 4 / 3, widest: 4 / 3 },
    widths,
    sizes: '(min-width: 74rem) 29rem, (min-width: 40rem) 40vw, 92vw',
    card: { width: 320, height: 240 },
  },
  text: {
    shape: { tallest: 3 / 4, widest: 16 / 9 },
    widths,
    sizes: '(min-width: 42rem) 38rem, 92vw',
  },
  column: {
    shape: { tallest: 3 / 4, widest: 16 / 9 },
    widths,
    sizes: '(min-width: 72rem) 23rem, (min-width: 52rem) 45vw, 92vw',
  },
  person: {
    shape: { tallest: 4 / 5, widest: 4 / 5 },
    widths: [320, 480, 800],
    sizes: '(min-width: 40rem) 19rem, 92vw',
  },
} as const satisfies Record<string, SlotLimits>
