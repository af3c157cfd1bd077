/** Scripts that are written from right to left. */
const rightToLeft = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg']

/** The direction of a language: `rtl` for Arabic, Hebrew, Persian, Urdu and their like, else undefined. */
export function directionOf(lang: string | undefined): 'rtl' | undefined {
  const { script = '' } = lang === undefined ? {} : new Intl.Locale(lang).maximize()
  return rightToLeft.includes(script) ? 'rtl' : undefined
}

/** A language with the country in which most of its speakers live, as those who show shared links want it: es_ES. */
export function localeWithTerritory(lang: string): string {
  const { language, region = 'US' } = new Intl.Locale(lang).maximize()
  // Networks know no continents, such as 419 for Latin America.
  const country = /^\d+$/.test(region) ? new Intl.Locale(language).maximize().region : region
  return `${language}_${country}`
}
