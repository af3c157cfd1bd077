import { parse } from 'node:path'
import { drawShareImage } from '../draw-share-image'
import { pngResponse } from '@/app/picture-response'
import { getShareImages } from '@/lib/seo/share-images'

type Context = { params: Promise<{ image: string }> }

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return [...getShareImages().keys()].map((name) => ({ image: `${name}.png` }))
}

/** The share image of one page. The name ends in .png, because a host tells the type of a file by its ending. */
export async function GET(_request: Request, { params }: Context) {
  const { image } = await params
  const shareImage = getShareImages().get(parse(image).name)
  if (!shareImage) throw new Error(`There is no share image ${image}`)
  return pngResponse(drawShareImage(shareImage))
}
