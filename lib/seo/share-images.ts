import 'server-only'
import type { ArticleFrontMatter } from '@/lib/articles/article-schema'
import { articlePhoto } from '@/lib/articles/articles'
import { cached } from '@/lib/content/cached'
import { getEntry, getEntryPages } from '@/lib/content/content'
import type { Name } from '@/lib/content/registry'
import { preparePhoto } from '@/lib/images/prepare-photo'
import { getMainLocations } from '@/lib/locations/locations'
import type { Service } from '@/lib/services/service-schema'
import { services } from '@/lib/services/services'

/** In pixels: what all networks show uncut. */
export const shareImageSize = { width: 1200, height: 630 } as const

/** Path of the image that social networks show for a page. */
export function shareImagePath(path: string): string {
  const name = nameOf(path)
  return `/share/${getSharePictures().has(name) ? name : 'home'}.png`
}

/** The picture on each share image, by the image's name: the path of a drawing or a photo below public/. */
export const getSharePictures = cached(
  () =>
    new Map<string, string>([
      ['home', usualPicture],
      ...getEntryPages().flatMap(({ name, path, fields }) => {
        const picture = pictures[name]?.(fields as never)
        return picture ? [[nameOf(path), picture] as const] : []
      }),
    ]),
)

/** "/blog/ants" is "blog-ants". */
function nameOf(path: string) {
  return path.slice(1).replaceAll('/', '-') || 'home'
}

const specimenPath = (name: string) => `/images/specimens/${name}.svg`

/** What the company is called for first. */
const usualPicture = specimenPath(services[0].specimen.file)

const plateOf = ({ plate }: { plate: string }) => specimenPath(plate)

/** How pages of a row of the registry choose their picture. One without a picture shares that of the home page. */
const pictures: { readonly [Row in Name]?: (fields: never) => string | undefined } = {
  services: ({ specimen, picture }: Service) =>
    'src' in picture ? preparePhoto(picture.src, 'text').src : specimenPath(specimen.file),
  articles: (fields: ArticleFrontMatter) => {
    const { pestTypes } = getEntry('article-filters')
    const photo = articlePhoto(fields)
    if (photo) return preparePhoto(photo.src, 'article').src
    const specimen = pestTypes.find(({ name }) => name === fields.pestType)?.specimen
    return specimen && specimenPath(specimen)
  },
  locations: ({ slug }: { slug: string }) => {
    // Drawing thousands takes minutes.
    const place = getMainLocations().find((place) => place.slug === slug)
    return place?.house && `/images/houses/${place.house.kind}.svg`
  },
  'field-guide': plateOf,
  'emergency-guides': plateOf,
}
