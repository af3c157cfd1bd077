import sharp from 'sharp'

/** Not stricter: viewers also show the photos of Samsung phones, which have an error in the header. */
export const readingOptions = { failOn: 'error' } as const

/** Why a photo can't be decoded. Undefined when it can. */
export async function decodingProblem(file: string): Promise<string | undefined> {
  try {
    await sharp(file, readingOptions).resize({ width: 100 }).raw().toBuffer()
    return undefined
  } catch (error) {
    const [reason] = (error as Error).message.split('\n')
    return `cannot be read as a picture: export it again (${reason})`
  }
}
