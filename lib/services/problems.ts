import { existsSync } from 'node:fs'
import { fieldName, type Problem } from '@/lib/content/problems'
import type { Content } from '@/lib/content/registry'

/** Addresses of services that something else has: /{slug}, beside the folders of app/ and public/. */
export function serviceProblems({ services: { entries } }: Content): Problem[] {
  return entries.flatMap(({ file, fields, lineOf }) => {
    const slugs = fields.services.map(({ slug }) => slug)
    return slugs.flatMap((slug, index): Problem[] => {
      const first = slugs.indexOf(slug)
      const isTaken = ['app', 'public'].some((folder) => existsSync(`${folder}/${slug}`))
      const message =
        first < index
          ? `${slug} is the slug of services[${first + 1}]`
          : isTaken && `/${slug} is an address of the site already`
      const path = ['services', index, 'slug']
      const example = `${slug}-control`
      return message ? [{ file, line: lineOf(path), field: fieldName(path), message, example }] : []
    })
  })
}
