import 'server-only'
import { getArticles } from '@/lib/articles/articles'
import { cached } from '@/lib/content/cached'
import { preparePhoto } from '@/lib/images/prepare-photo'
import { getEntry } from '@/lib/site/site-content'

/** In pixels. All social networks show this size uncropped. */
export const shareImageSize = { width: 1200, height: 630 } as const

/** Path of the image that social networks show for a page: the picture of an article, and for all other pages one image. */
export function shareImagePath(path: string): string {
  const name = nameOf(path)
  return `/share/${getArticlePictures().has(name) ? name : 'home'}.png`
}

/** Paths of the articles' drawings and photos below public/, by the names of their share images. */
export const getArticlePictures = cached(
  () =>
    new Map(
      getArticles().map(({ slug, image, photo }) => [
        nameOf(`/blog${slug}`),
        photo ? preparePhoto(photo.src, 'article').src : image,
      ]),
    ),
)

/** "/blog/ants" is "blog-ants". */
function nameOf(path: string) {
  return path.slice(1).replaceAll('/', '-')
}

/** The picture of the home page, beside the company's name in the image of all other pages. */
export function homePicture() {
  const { photo, scene } = getEntry('pages/home').hero
  if (photo) return preparePhoto(photo.src, 'article').src
  return scene?.image ?? '/images/specimens/ant.svg'
}
