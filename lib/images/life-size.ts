import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** For screens with two pixels for one of the page. */
const pixelRatio = 2

/** The picture of a small animal in its own size, at 96 pixels to an inch. Undefined for an animal without one. */
export async function lifeSize(plate: string | undefined) {
  const src = `/images/life-size/${plate}.webp`
  const file = join('public', src)
  if (!existsSync(file)) return undefined
  const { width, height } = await sharp(file).metadata()
  return { src, width: Math.round(width / pixelRatio), height: Math.round(height / pixelRatio) }
}
