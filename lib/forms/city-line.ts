import type { Template } from '@/lib/content/fill'

/** What the message of a visitor from a city page begins with. */
export type CityLine = {
  template: Template<'city'>
  /** The cities by the slugs of their pages. */
  cities: Readonly<Record<string, string>>
}

/**
 * @param referrer The page that the visitor comes from.
 * @param origin The origin of this site.
 * @returns The first line of the message; nothing for visitors who do not come from a city page.
 */
export function firstLine({ template, cities }: CityLine, referrer: string, origin: string) {
  if (!referrer.startsWith(`${origin}/`)) return undefined
  const [, slug] = /^\/locations\/([\w-]+)/.exec(referrer.slice(origin.length)) ?? []
  const city = Object.entries(cities).find(([name]) => name === slug)?.[1]
  // `fill` would be one more file for the browser to load.
  return city && `${template.replace('{city}', () => city)}\n`
}
