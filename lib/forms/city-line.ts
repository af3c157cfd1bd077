import type { Template } from '@/lib/content/fill'

/** What the message of a visitor from a city page begins with. */
export type CityLine = {
  template: Template<'city'>
  /** The cities by the slugs of their pages. */
  cities: Readonly<Record<string, string>>
}

/**
 * @param referrer The page that the visitor comes from.
 * @param origin Of this site: a page of another may be called the same.
 * @returns The first line of the message; nothing for who comes from elsewhere.
 */
export function firstLine({ template, cities }: CityLine, referrer: string, origin: string) {
  const path = referrer.startsWith(`${origin}/`) ? referrer.slice(origin.length) : ''
  const [, slug] = /^\/locations\/([\w-]+)/.exec(path) ?? []
  const [, city] = Object.entries(cities).find(([name]) => name === slug) ?? []
  return city && `${template.replace('{city}', () => city)}\n`
}
