import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { company } from '@/lib/company/company'
import { getLocations } from '@/lib/locations/locations'

/**
 * Words of this repository's company and its places that another company's finished site still says.
 *
 * @returns A line for each file and word.
 */
export function sampleWordsIn(out: string): string[] {
  const { name, phone, email, siteUrl, address, region } = company
  const words = [
    ...[name, phone.display, phone.dial, email, new URL(siteUrl).host, address.street],
    ...[region.name, region.city, region.state, '24/7', 'heat treatment', 'task force'],
    ...getLocations().map(({ city }) => city),
  ]
  const pattern = new RegExp(`(?<![\\w/.-])(${words.map(escape).join('|')})(?!\\w)`, 'g')
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|xml|json|txt|webmanifest|js)$/.test(file))
    .flatMap((file) => {
      const found = readFileSync(join(out, file), 'utf8').match(pattern) ?? []
      return [...new Set(found)].map((word) => `${file} says ${word}`)
    })
}

function escape(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
