import sharp, { type SharpOptions } from 'sharp'

/** The options with which sharp can read a photo, or why it can't. */
type ReadingResult = { options: SharpOptions } | { problem: string }

const sampleWidth = 100

/** The largest share that may be missing at the bottom of a photo: nobody notices it. */
const maxMissingShare = 0.03

/**
 * Finds the options for a photo by reading it. Viewers also show the photos of Samsung phones, which have an error in the
 * header, and photos whose last bytes are missing.
 */
export async function readPhoto(file: string): Promise<ReadingResult> {
  const strict = { failOn: 'error' } as const
  const errorMessage = await sampleOf(file, strict).then(() => undefined, messageOf)
  if (errorMessage === undefined) return { options: strict }
  const tolerant = { failOn: 'none' } as const
  const missing = await sampleOf(file, tolerant).then(missingShare, () => 1)
  if (missing <= maxMissingShare) return { options: tolerant }
  const percent = Math.round(missing * 100)
  const reason = missing < 1 ? `${percent} percent of it are missing at the bottom` : errorMessage
  return { problem: `cannot be read as a picture: export it again (${reason})` }
}

function messageOf({ message }: Error) {
  const [line = ''] = message.split('\n')
  return line.includes('pixel limit') ? 'it has more than 268 million pixels' : line
}

function sampleOf(file: string, options: SharpOptions) {
  return sharp(file, options)
    .resize({ width: sampleWidth })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** The share of rows at the bottom for which the decoder had no data: it leaves them gray or black. */
function missingShare({ data, info }: Awaited<ReturnType<typeof sampleOf>>) {
  const rowBytes = info.width * info.channels
  let rows = 0
  while (rows < info.height) {
    const end = data.length - rows * rowBytes
    const row = data.subarray(end - rowBytes, end)
    if (!row.every((value) => value === 0) && !row.every(isMiddleGray)) break
    rows += 1
  }
  return rows / info.height
}

function isMiddleGray(value: number) {
  return Math.abs(value - 128) <= 1
}
