import type { CollectionEntry } from '@/lib/content/collection'
import { fieldName, unknownName, type Finding } from '@/lib/content/findings'
import { officesFile, officesSchema } from '@/lib/content/office-schema'
import { officeFor } from '@/lib/content/offices'
import { checkTexts } from '@/lib/content/read-texts'

type Location = CollectionEntry<{ slug: string; county: string }>

/** What is wrong in the list of offices, and places where nobody is named who takes the report of a bite. */
export function officeFindings(locations: readonly Location[]): Finding[] {
  const { fields, findings, lineOf } = checkTexts(officesFile, officesSchema)
  if (!fields) return findings
  const { offices } = fields
  const slugs = locations.map(({ fields: { slug } }) => slug)
  const unknown = offices.flatMap(({ locations: named }, index) =>
    named
      .filter((slug) => !slugs.includes(slug))
      .map((slug) => {
        const path = ['offices', index, 'locations']
        const message = unknownName(slug, slugs)
        return { file: officesFile, line: lineOf(path), field: fieldName(path), message }
      }),
  )
  const unanswered = locations
    .filter(({ fields: location }) => !officeFor(location, 'bites', offices))
    .map(({ file }) => {
      const message = `no office of ${officesFile} takes the report of a bite here`
      return { file, line: 1, message }
    })
  return [...findings, ...unknown, ...unanswered]
}
