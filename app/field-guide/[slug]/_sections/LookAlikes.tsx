import { cardLook } from '@/components/ui/card-looks'
import { CardGrid } from '@/components/ui/CardGrid'
import { Section } from '@/components/ui/Section'
import { SourcedText } from '@/components/ui/SourcedText'
import { SpecimenImage } from '@/components/ui/SpecimenImage'
import { getAnimal } from '@/lib/content/field-guide'
import { animalPage } from '@/lib/content/pages'
import type { Animal } from '@/lib/content/schemas/field-guide'

export function LookAlikes({ animal }: { animal: Animal }) {
  return (
    <Section id="look-alikes" heading={animalPage().lookAlikes} tone="tinted">
      <CardGrid count={animal.lookAlikes.length}>
        {animal.lookAlikes.map(({ name, animal: slug, plate, isByTrace, mark }, index) => {
          const other = slug === undefined ? undefined : getAnimal(slug)
          const headingId = `card-${index + 1}`
          return (
            <article
              key={name}
              aria-labelledby={headingId}
              className={`${cardLook('plain')} flex break-inside-avoid items-center gap-x-4 gap-y-3 p-4 sm:flex-wrap sm:content-start sm:items-start sm:p-5 print:p-2`}
            >
              {other && !isByTrace && (
                // A phone shows the other animal alone: it has no room for a pair beside the text.
                <div className="w-20 shrink-0 gap-4 text-center text-sm *:max-sm:first:hidden sm:grid sm:w-auto sm:grow sm:basis-56 sm:grid-cols-2 print:hidden">
                  <Picture of={animal} name={animal.name} />{' '}
                  <Picture of={plate ? { plate } : other} name={name} />
                </div>
              )}
              <div className="grid grow content-start gap-1 sm:basis-56 sm:gap-3 print:gap-1">
                <h3 id={headingId} className="text-lg">
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
              </div>
            </article>
          )
        })}
      </CardGrid>
    </Section>
  )
}

type PictureProps = { of: Pick<Animal, 'plate' | 'photo'>; name: string }

function Picture({ of: { plate, photo }, name }: PictureProps) {
  return (
    <figure className="grid content-start gap-1">
      <SpecimenImage name={plate} photo={photo} look="pair" />
      <figcaption className="max-sm:hidden">{name}</figcaption>
    </figure>
  )
}
