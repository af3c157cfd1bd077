import { readFileSync } from 'node:fs'

/** Width and height of an SVG drawing, or of a photo that scripts/publish-photos.ts has written. */
export function imageSize(file: string): { width: number; height: number } {
  const data = readFileSync(file)
  if (file.endsWith('.webp')) {
    // RFC 6386, section 9.1: two numbers of 14 bits.
    const [width, height] = [26, 28].map((offset) => data.readUInt16LE(offset) % 2 ** 14)
    return { width: width ?? 0, height: height ?? 0 }
  }
  const [, width, height] = / viewBox="\S+ \S+ (\S+) (\S+)"/.exec(data.toString()) ?? []
  if (!width || !height) throw new Error(`${file} has no viewBox that gives it a size`)
  return { width: Number(width), height: Number(height) }
}
