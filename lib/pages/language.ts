import { countryOf } from '@/lib/content/fields'
import { company } from '@/lib/site/company'

/** The language of the site: the English of the country of the office. */
export function siteLanguage() {
  return `en-${countryOf(company().address.postalCode)}`
}

/** Scripts that are written from right to left, as ISO 15924 codes. */
const rightToLeft = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg']

/** The writing direction of a BCP 47 language tag: `rtl`, or undefined for left to right. */
export function directionOf(lang: string | undefined): 'rtl' | undefined {
  const { script = '' } = lang === undefined ? {} : new Intl.Locale(lang).maximize()
  return rightToLeft.includes(script) ? 'rtl' : undefined
}

/** A BCP 47 language tag as social networks expect it, with the most likely country: "es" is "es_ES". */
export function localeWithTerritory(lang: string): string {
  const { language, region = 'US' } = new Intl.Locale(lang).maximize()
  // Social networks don't accept numeric regions, such as 419 for Latin America.
  const country = /^\d+$/.test(region) ? new Intl.Locale(language).maximize().region : region
  return `${language}_${country}`
}
