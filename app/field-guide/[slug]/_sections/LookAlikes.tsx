import { cardLook } from '@/components/ui/card-looks'
import { Section } from '@/components/ui/Section'
import { SourcedText } from '@/components/ui/SourcedText'
import { SpecimenImage } from '@/components/ui/SpecimenImage'
import type { Animal } from '@/lib/guide/animal-schema'
import { getAnimal } from '@/lib/guide/animals'
import { animalPage } from '@/lib/pages/page-copy'

/** Animals that look similar, each with the feature that distinguishes the two. */
export function LookAlikes({ animal }: { animal: Animal }) {
  return (
    <Section id="look-alikes" heading={animalPage().lookAlikes} tone="tinted">
      <ul className="gap-6 md:columns-2 print:columns-3 print:gap-2">
        {animal.lookAlikes.map(({ name, animal: slug, plate, isByTrace, mark }) => {
          const other = slug === undefined ? undefined : getAnimal(slug)
          return (
            <li
              key={name}
              className={`${cardLook('plain')} mb-6 grid break-inside-avoid content-start gap-3 p-5 print:mb-2 print:gap-1 print:p-2`}
            >
              {other && !isByTrace && (
                <div className="grid grid-cols-2 gap-4 text-center text-sm">
                  <Picture plate={animal.plate} name={animal.name} />
                  <Picture plate={plate ?? other.plate} name={name} />
                </div>
              )}
              <h3 className="text-xl">
                {other ? (
                  <a
                    href={`/field-guide/${other.slug}`}
                    className="text-brand underline underline-offset-4 hover:decoration-2"
                  >
                    {name}
                  </a>
                ) : (
                  name
                )}
              </h3>
              <p>
                <SourcedText text={mark} />
              </p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

function Picture({ plate, name }: { plate: string; name: string }) {
  return (
    <figure className="grid gap-1 print:hidden">
      <SpecimenImage name={plate} look="pair" />
      <figcaption>{name}</figcaption>
    </figure>
  )
}
