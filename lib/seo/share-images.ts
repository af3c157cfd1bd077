import 'server-only'
import type { ArticleFrontMatter } from '@/lib/articles/article-schema'
import { articlePhoto } from '@/lib/articles/articles'
import { cached } from '@/lib/content/cached'
import { getEntry, getEntryPages } from '@/lib/content/content'
import type { Name } from '@/lib/content/registry'
import { preparePhoto } from '@/lib/images/prepare-photo'
import { getMainLocations } from '@/lib/locations/locations'
import { pages } from '@/lib/pages/page-copy'
import type { Service } from '@/lib/services/service-schema'
import { services } from '@/lib/services/services'

/** In pixels: what all networks show uncut. */
export const shareImageSize = { width: 1200, height: 630 } as const

/** Path of the image that social networks show for a page. A page without one of its own shares that of the home page. */
export function shareImagePath(path: string): string {
  const name = nameOf(path)
  return `/share/${getSharePictures().has(name) ? name : 'home'}.png`
}

/** The picture on each share image, by the image's name: the path of a drawing or a photo below public/. */
export const getSharePictures = cached(
  () =>
    new Map<string, string>([
      // Words without metadata are parts of other pages.
      ...pages.flatMap(({ name, words }) =>
        'meta' in words ? [[name, specimenPath(words.meta.specimen)] as const] : [],
      ),
      ...getEntryPages().flatMap(({ name, path, fields }) => {
        const picture = (pictures[name] ?? specimenOf)(fields as never)
        return picture ? [[nameOf(path), picture] as const] : []
      }),
    ]),
)

/** "/blog/ants" is "blog-ants". */
function nameOf(path: string) {
  return path.slice(1).replaceAll('/', '-') || 'home'
}

/** Left out, it is what the company is called for first. */
function specimenPath(name = services[0].specimen.file) {
  return `/images/specimens/${name}.svg`
}

const specimenOf = ({ specimen }: { specimen?: string }) => specimenPath(specimen)

const plateOf = ({ plate }: { plate: string }) => specimenPath(plate)

/** How pages of a row of the registry choose their picture; undefined where a page has no image of its own. */
const pictures: { readonly [Row in Name]?: (fields: never) => string | undefined } = {
  services: ({ specimen, picture }: Service) =>
    'src' in picture ? preparePhoto(picture.src, 'text').src : specimenPath(specimen.file),
  articles: (fields: ArticleFrontMatter) => {
    const { pestTypes } = getEntry('article-filters')
    const photo = articlePhoto(fields)
    if (photo) return preparePhoto(photo.src, 'article').src
    const pest = pestTypes.find(({ name }) => name === fields.pestType)
    return specimenPath(fields.specimen ?? pest?.specimen)
  },
  locations: ({ slug }: { slug: string }) => {
    // Drawing thousands takes minutes.
    const place = getMainLocations().find((place) => place.slug === slug)
    return place?.house ? `/images/houses/${place.house.kind}.svg` : place && specimenPath()
  },
  'field-guide': plateOf,
  'emergency-guides': plateOf,
}
