import { drawArticlePicture, drawSharedImage } from '../draw-share-image'
import { pictureRoute, rasterResponse, type Draw } from '@/app/picture-response'
import { getArticlePictures } from '@/lib/seo/share-images'

const images = () =>
  new Map<string, Draw>([
    ['/share/home.png', () => rasterResponse(drawSharedImage())],
    ...[...getArticlePictures()].map(([name, picture]): [string, Draw] => [
      `/share/${name}.png`,
      () => rasterResponse(drawArticlePicture(picture)),
    ]),
  ])

export const dynamic = 'force-static'
export const dynamicParams = false
export const { generateStaticParams, GET } = pictureRoute('/share', images)
