import { AnimalCards } from './AnimalCards'
import { Section } from '@/components/ui/Section'
import { TextLink } from '@/components/ui/TextLink'
import type { Animal } from '@/lib/content/animal-schema'
import { animalPage } from '@/lib/content/texts'

/** Two rows of a wide screen. */
const mostAnimals = 10

/** The way from an article or a service to the animals that it is about; nothing where there are none. */
export function InTheGuide({ animals }: { animals: readonly Animal[] }) {
  if (animals.length === 0) return null
  return (
    <Section id="in-the-guide" heading={animalPage.related}>
      <AnimalCards animals={animals.slice(0, mostAnimals)} />
      <p>
        <TextLink href="/field-guide" isAlone>
          {animalPage.all}
        </TextLink>
      </p>
    </Section>
  )
}
