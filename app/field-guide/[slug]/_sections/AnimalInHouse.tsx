import { NumberDisc } from '@/components/ui/NumberDisc'
import { Plate } from '@/components/ui/Plate'
import { Section } from '@/components/ui/Section'
import type { Animal } from '@/lib/guide/animal-schema'
import { cutawayPath, findHouse } from '@/lib/guide/houses'
import { animalPage } from '@/lib/pages/page-copy'

/** Where in a house it is found, beside the section through a house with those places numbered. */
export function AnimalInHouse({ animal }: { animal: Animal }) {
  const house = findHouse(animal.house)
  return (
    <Section id="house" heading={animalPage.house} tone="tinted">
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="prose" dangerouslySetInnerHTML={{ __html: animal.content }} />
        {house && (
          <div className="grid content-start gap-4 print:hidden">
            <Plate
              src={cutawayPath(animal.house)}
              alt={house.alt}
              width={800}
              height={520}
              caption={{ common: house.name }}
              place="section"
            />
            <ol className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
              {house.ways.map(({ place }, index) => (
                <li key={place} className="flex items-center gap-2">
                  <NumberDisc value={index + 1} />
                  {place}
                </li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </Section>
  )
}
