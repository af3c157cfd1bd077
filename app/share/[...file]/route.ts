import { drawShareImage } from '../draw-share-image'
import { pictureRoute, rasterResponse, type Draw } from '@/app/picture-response'
import { getShareImages } from '@/lib/seo/share-images'

const images = () =>
  new Map(
    [...getShareImages()].map(([name, image]): [string, Draw] => [
      `/share/${name}.png`,
      () => rasterResponse(drawShareImage(image)),
    ]),
  )

export const dynamic = 'force-static'
export const dynamicParams = false
export const { generateStaticParams, GET } = pictureRoute('/share', images)
