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
