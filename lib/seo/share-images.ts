import 'server-only'
import type { ArticleFrontMatter } from '@/lib/articles/article-schema'
import { articlePhoto } from '@/lib/articles/articles'
import { cached } from '@/lib/content/cached'
import type { Animal } from '@/lib/guide/animal-schema'
import { preparePhoto } from '@/lib/images/prepare-photo'
import { locationHeading } from '@/lib/locations/location-description'
import { getMainLocations } from '@/lib/locations/locations'
import type { Service } from '@/lib/services/service-schema'
import { services } from '@/lib/services/services'
import { company } from '@/lib/site/company'
import type { Name } from '@/lib/site/content-collections'
import { getCollection, getEntry, getEntryPages } from '@/lib/site/site-content'

/** In pixels. All social networks show this size uncropped. */
export const shareImageSize = { width: 1200, height: 630 } as const

/** What a share image shows. */
export type ShareImage = {
  title: string
  /** A line about the company. */
  signature: string
  /** Path of a drawing or a photo below public/. */
  picture: string
}

/** Path of the image that social networks show for a page. */
export function shareImagePath(path: string): string {
  const name = nameOf(path)
  return `/share/${getShareImages().has(name) ? name : 'home'}.png`
}

export const getShareImages = cached(() => {
  const { name: signature, phone } = company()
  const home = { title: signature, signature: phone.display, picture: defaultPicture() }
  const images = getEntryPages().flatMap(({ name, path, title, fields }) => {
    const picture = pictures[name]?.(fields as never)
    if (!picture) return []
    const words = name === 'locations' ? locationHeading({ city: title }) : title
    return [[nameOf(path), { title: words, signature, picture }] as const]
  })
  return new Map<string, ShareImage>([['home', home], ...images])
})

/** "/blog/ants" is "blog-ants". */
function nameOf(path: string) {
  return path.slice(1).replaceAll('/', '-') || 'home'
}

const specimenPath = (name: string) => `/images/specimens/${name}.svg`

/** The photo of the home page, else the picture of the first service that has one, else the first animal. */
function defaultPicture() {
  const { photo } = getEntry('pages/home').hero
  if (photo) return preparePhoto(photo.src, 'article').src
  const [picture] = services().flatMap((service) => servicePicture(service) ?? [])
  const [animal] = getCollection('field-guide').flatMap((page) => guidePicture(page) ?? [])
  return picture ?? animal ?? specimenPath('ant')
}

function servicePicture({ photo, specimen }: Service) {
  return photo ? preparePhoto(photo.src, 'service').src : specimen && specimenPath(specimen.file)
}

/** The drawing of a page of the field guide, else its photo. */
export function guidePicture({ plate, photo }: Pick<Animal, 'plate' | 'photo'>) {
  if (plate) return specimenPath(plate)
  return photo && preparePhoto(photo.src, 'article').src
}

/** The picture of the pages of each collection. Pages without one use the share image of the home page. */
const pictures: { readonly [Collection in Name]?: (fields: never) => string | undefined } = {
  services: (service: Service) =>
    'src' in service.picture
      ? preparePhoto(service.picture.src, 'text').src
      : servicePicture(service),
  articles: (fields: ArticleFrontMatter) => {
    const { pestTypes } = getEntry('article-filters')
    const photo = articlePhoto(fields)
    if (photo) return preparePhoto(photo.src, 'article').src
    const specimen = pestTypes.find(({ name }) => name === fields.pestType)?.specimen
    return specimen ? specimenPath(specimen) : fields.image
  },
  locations: ({ slug }: { slug: string }) => {
    // Share images of thousands of locations would take minutes to draw.
    const location = getMainLocations().find((location) => location.slug === slug)
    if (!location) return undefined
    return location.house ? `/images/houses/${location.house.kind}.svg` : defaultPicture()
  },
  'field-guide': guidePicture,
  'emergency-guides': guidePicture,
}
