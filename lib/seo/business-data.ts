import 'server-only'
import { shareImagePath } from './share-images'
import { absoluteUrl, siteUrl } from './site-url'
import { upcomingClosures } from '@/lib/company/business-hours'
import type { Company } from '@/lib/company/company-schema'
import type { Location } from '@/lib/locations/location-schema'
import { countyName, getMainLocations } from '@/lib/locations/locations'
import { company } from '@/lib/site/company'

export const businessId = `${siteUrl}/#business`

function postalAddress({ street, city, state, postalCode }: Company['address']) {
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    addressLocality: city,
    addressRegion: state,
    postalCode,
    addressCountry: 'US',
  }
}

/** The business with its name, because not every search engine follows the @id to the home page. */
export function publisher() {
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': businessId,
    name: company().name,
    url: siteUrl,
  }
}

export function provider() {
  const { phone, address } = company()
  return { ...publisher(), telephone: phone.dial, address: postalAddress(address) }
}

/**
 * The business. Of a local business Google requires `name` and `address`, and recommends `geo`, `telephone`, `url`,
 * `openingHoursSpecification` and `priceRange`:
 * https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
export function business() {
  const { social, founded, geo } = company()
  return {
    ...provider(),
    alternateName: company().alternateName,
    logo: absoluteUrl('/site-icons/icon-512.png'),
    image: absoluteUrl(shareImagePath('/')),
    email: company().email,
    geo: geo && { '@type': 'GeoCoordinates', ...geo },
    priceRange: company().priceRange,
    openingHoursSpecification: openingHours(),
    areaServed: areaServed(),
    foundingDate: founded?.toString(),
    sameAs: social.length > 0 ? social.map(({ url }) => url) : undefined,
  }
}

/** The hours of the week, and closures as days without hours. Weekdays without hours are left out. */
function openingHours() {
  const week = company().hours.flatMap(({ weekdays, opens, closes }) => {
    if (!opens || !closes) return []
    // Search engines read 00:00 to 00:00 as closed:
    // https://developers.google.com/search/docs/appearance/structured-data/local-business
    const clocks = opens === closes ? { opens: '00:00', closes: '23:59' } : { opens, closes }
    return [{ dayOfWeek: weekdays, ...clocks }]
  })
  const closures = upcomingClosures().map(({ date, through = date }) => ({
    opens: '00:00',
    closes: '00:00',
    validFrom: date,
    validThrough: through,
  }))
  return [...week, ...closures].map((hours) => ({ '@type': 'OpeningHoursSpecification', ...hours }))
}

/** The main locations. Google neither requires nor recommends the field: https://schema.org/areaServed */
export function areaServed() {
  return getMainLocations().map(locationData)
}

/** A location in each of its counties, or in its state. */
export function locationData({ city, county, alsoIn, state }: Location) {
  const names = county
    ? [county, ...alsoIn].map((name) => `${countyName(name)}, ${state}`)
    : [state]
  return {
    '@type': 'Place',
    name: city,
    containedInPlace: names.map((name) => ({ '@type': 'AdministrativeArea', name })),
  }
}
