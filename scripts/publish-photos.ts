import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import { photoWidths } from '@/lib/images/photos'

type Folders = { from: string; to: string }

/**
 * Writes each photo of content/photos/ to public/photos/ in three widths, upright, and without metadata, such as where it
 * was taken. A small photo keeps its own width.
 *
 * @throws When a photo can't be read. The message begins with its file.
 */
export async function publishPhotos(
  { from, to }: Folders = { from: 'content/photos', to: 'public/photos' },
) {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  const names = existsSync(from) ? readdirSync(from) : []
  for (const name of names.filter((name) => !name.startsWith('.'))) {
    await publishPhoto(join(from, name), join(to, parse(name).name))
  }
}

/** Color of transparent parts: --color-paper-deep of app/globals.css. */
const background = '#f3ecdb'

async function publishPhoto(file: string, target: string) {
  try {
    for (const width of photoWidths) {
      // Not stricter: the photos of Samsung phones have an error in the header, which viewers ignore.
      await sharp(file, { failOn: 'error' })
        .autoOrient()
        .resize({ width, withoutEnlargement: true })
        .flatten({ background })
        .webp({ quality: 60 })
        .toFile(`${target}-${width}.webp`)
    }
  } catch (error) {
    const [reason] = (error as Error).message.split('\n')
    throw new Error(`${file} cannot be read as a picture: export it again as JPEG (${reason})`)
  }
}
