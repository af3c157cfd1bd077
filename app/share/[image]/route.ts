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

/** The share image of a page. Its name ends in .png, because hosts derive the type of a file from its extension. */
export async function GET(_request: Request, { params }: Context) {
  const { image } = await params
  const shareImage = getShareImages().get(parse(image).name)
  if (!shareImage) throw new Error(`There is no share image ${image}`)
  return pngResponse(drawShareImage(shareImage))
}
