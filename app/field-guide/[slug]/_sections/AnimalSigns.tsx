import { Section } from '@/components/ui/Section'
import { SourcedText } from '@/components/ui/SourcedText'
import type { Animal } from '@/lib/guide/animal-schema'
import { animalPage } from '@/lib/pages/page-copy'

/** What the animal leaves, with sizes. */
export function AnimalSigns({ signs }: Pick<Animal, 'signs'>) {
  return (
    <Section id="signs" heading={animalPage.signs}>
      <ul className="grid list-disc gap-x-12 gap-y-2 pl-6 marker:text-ochre-deep md:grid-cols-2 print:grid-cols-2 print:gap-y-1">
        {signs.map((sign) => (
          <li key={sign}>
            <SourcedText text={sign} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
