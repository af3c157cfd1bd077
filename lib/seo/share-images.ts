import 'server-only'
import type { ArticleFrontMatter } from '@/lib/articles/article-schema'
import { articlePhoto } from '@/lib/articles/articles'
import { cached } from '@/lib/content/cached'
import { getEntry, getEntryPages } from '@/lib/content/content'
import type { Name } from '@/lib/content/registry'
import { drawingSize } from '@/lib/images/pictures'
import { preparePhoto } from '@/lib/images/prepare-photo'
import { countyName, placeHeading } from '@/lib/locations/location-description'
import { getLocation, getMainLocations } from '@/lib/locations/locations'
import type { OwnPage } from '@/lib/pages/own-page-schema'
import { articlePage, everyPage, fieldGuide, pages } from '@/lib/pages/page-copy'
import type { Service } from '@/lib/services/service-schema'
import { services } from '@/lib/services/services'

/** A card that social networks show for a page. */
export type ShareImage = {
  /** The address is /share/{name}.png. */
  name: string
  heading: string
  /** A short line above the heading. */
  eyebrow: string
  /** The picture beside the words, a drawing or a photo, by its path below public/. */
  picture: { src: string; width: number; height: number }
}

/** In pixels: what all networks show uncut. */
export const shareImageSize = { width: 1200, height: 630 } as const

/**
 * The card of a page: its address below the site's own, and the words for those who cannot see it. A page without a card
 * shows that of the home page.
 */
export function shareImage(path: string): { path: string; alt: string } {
  const image = imagesByName().get(pageFile(path)) ?? imagesByName().get(pageFile('/'))
  if (!image) throw new Error('content/pages/home.yaml gives no share image')
  const alt = everyPage.shareImage.replace('{heading}', image.heading)
  return { path: `/share/${image.name}.png`, alt }
}

/** The cards of all pages. */
export const getShareImages = cached((): ShareImage[] => [
  ...pages.flatMap(pageImage),
  ...getEntryPages().flatMap((page) => {
    const own = looks[page.name]?.(page.fields as never)
    return own === null ? [] : { name: pageFile(page.path), ...usualLook(page.title), ...own }
  }),
])

const imagesByName = cached(() => new Map(getShareImages().map((image) => [image.name, image])))

/** "/blog/ants" is "blog-ants". */
function pageFile(path: string) {
  return path.slice(1).replaceAll('/', '-') || 'home'
}

type Look = Omit<ShareImage, 'name'>

/** What the company is called for first. */
const usualSpecimen = services[0].specimen.file

function usualLook(heading: string, specimen = usualSpecimen): Look {
  return { heading, eyebrow: articlePage.locationLine, picture: drawing('specimens', specimen) }
}

function drawing(folder: string, name: string) {
  const src = `/images/${folder}/${name}.svg`
  return { src, ...(drawingSize(src) ?? shareImageSize) }
}

/** Of a page whose words are a file of content/pages. Those without metadata of their own are parts of other pages. */
function pageImage({ name, words }: (typeof pages)[number]): ShareImage[] {
  if (!('meta' in words)) return []
  const heading = 'hero' in words ? words.hero.heading : words.heading
  return [{ name, ...usualLook(heading, words.meta.specimen) }]
}

/** How the cards of a row of the registry differ from the usual; null where a page has none of its own. */
const looks: { readonly [Row in Name]?: (fields: never) => Partial<Look> | null } = {
  services: ({ heading, specimen, picture }: Service) => ({
    heading,
    picture: 'src' in picture ? preparePhoto(picture, 'text') : drawing('specimens', specimen.file),
  }),
  'pages/own': ({ name, heading, specimen }: OwnPage) => ({
    ...usualLook(heading, specimen),
    eyebrow: name,
  }),
  articles: (fields: ArticleFrontMatter) => {
    const { category, pestType, specimen: own } = fields
    const pest = getEntry('article-filters').pestTypes.find(({ name }) => name === pestType)
    const photo = articlePhoto(fields)
    const specimen = own ?? pest?.specimen ?? usualSpecimen
    return {
      eyebrow: category,
      picture: photo ? preparePhoto(photo, 'article') : drawing('specimens', specimen),
    }
  },
  locations: ({ slug }: { slug: string }) => {
    const place = getLocation(slug)
    // Drawing thousands takes minutes.
    if (!place || !getMainLocations().includes(place)) return null
    const { county, state, house } = place
    return {
      heading: placeHeading(place),
      eyebrow: `${countyName(county)}, ${state}`,
      ...(house && { picture: drawing('houses', house.kind) }),
    }
  },
  'field-guide': guideLook,
  'emergency-guides': guideLook,
}

function guideLook({ plate }: { plate: string }) {
  return { eyebrow: fieldGuide.heading, picture: drawing('specimens', plate) }
}
