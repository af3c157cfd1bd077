import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import { ShareCard } from './ShareCard'
import { getShareImages, shareImageSize } from '@/lib/seo/share-images'

type Context = { params: Promise<{ image: string }> }

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return getShareImages().map(({ name }) => ({ image: `${name}.png` }))
}

/** Draws the card of one page. The name ends in .png, because a host tells the type of a file by its ending. */
export async function GET(_request: Request, { params }: Context) {
  const { image: file } = await params
  const image = getShareImages().find(({ name }) => file === `${name}.png`)
  if (!image) throw new Error(`There is no share image ${file}`)
  return new ImageResponse(<ShareCard image={image} />, {
    ...shareImageSize,
    fonts: [{ name: 'Young Serif', data: await headingFont() }],
  })
}

/** The package's own file: the renderer reads neither woff2 nor a style sheet. */
function headingFont() {
  return readFile(
    join(
      process.cwd(),
      'node_modules/@fontsource/young-serif/files/young-serif-latin-400-normal.woff',
    ),
  )
}
