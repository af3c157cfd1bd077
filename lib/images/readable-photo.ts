import sharp, { type SharpOptions } from 'sharp'

/** A photo as it can be read: with what sharp has to overlook, or why it cannot be. */
type Reading = { options: SharpOptions } | { problem: string }

const sampleWidth = 100

/** A viewer shows a photo of which this share is missing at the bottom, and nobody notices. */
const maxMissing = 0.03

/**
 * Finds out how to read a photo, by reading it: whole, as phones of Samsung write it with a slip in its header, or without
 * its last bytes, as a card or a line has cut it off.
 */
export async function readPhoto(file: string): Promise<Reading> {
  // Slips that change no pixel are let pass, as in every viewer.
  const whole = { failOn: 'error' } as const
  const refused = await sampleOf(file, whole).then(() => undefined, messageOf)
  if (refused === undefined) return { options: whole }
  const inPart = { failOn: 'none' } as const
  const missing = await sampleOf(file, inPart).then(missingShare, () => 1)
  if (missing <= maxMissing) return { options: inPart }
  const reason =
    missing < 1 ? `${Math.round(missing * 100)} percent of it are missing at the bottom` : refused
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

/** How much of a picture is as a decoder leaves what it had no data for: gray or black, from the bottom up. */
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
