import { ImageResponse } from 'next/og'
import { ShareCard } from './ShareCard'
import { shareFonts } from '@/lib/images/share-font'
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
    fonts: await shareFonts(),
  })
}
