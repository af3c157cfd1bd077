import type { ReactNode } from 'react'
import { ActivityCalendar } from './ActivityCalendar'
import { AnimalAdvice, AnimalHarm } from './AnimalAdvice'
import { LookAlikes } from './LookAlikes'
import { Cutaway } from '@/components/sections/Cutaway'
import { Hero } from '@/components/sections/Hero'
import { SourcedList } from '@/components/sections/SourcedList'
import { PageSources } from '@/components/sections/Sources'
import { LinkList } from '@/components/ui/LinkList'
import { Section } from '@/components/ui/Section'
import { SourcedText } from '@/components/ui/SourcedText'
import { fill } from '@/lib/content/fill'
import type { Animal } from '@/lib/guide/animal-schema'
import { emergencyLinks, getAnimals } from '@/lib/guide/animals'
import { cutawayPath, findHouse } from '@/lib/guide/houses'
import { animalPage } from '@/lib/site/page-copy'

type Props = { animal: Animal; above: ReactNode }

export function AnimalPage({ animal, above }: Props) {
  const { slug, name, latin, plate, plateAlt, photo, short, signs, content } = animal
  const house = findHouse(animal.house)
  const number = getAnimals().indexOf(animal) + 1
  const caption = fill(animalPage().plate, { number, name })
  return (
    <>
      <Hero
        heading={name}
        above={above}
        picture={
          plate
            ? { kind: 'specimen', specimen: { file: plate, alt: plateAlt, common: caption } }
            : photo && { kind: 'photo', photo }
        }
        introduction={
          <>
            <i className="block pb-1 text-ochre">{latin.join(', ')}</i> {short}
          </>
        }
      >
        <LinkList links={emergencyLinks(({ animals }) => animals.includes(slug))} layout="hero" />
      </Hero>
      <AnimalAdvice animal={animal} />
      <IdentifyingFeatures size={animal.size} marks={animal.marks} />
      <LookAlikes animal={animal} />
      <Section id="signs" heading={animalPage().signs}>
        <SourcedList texts={signs} isWide />
      </Section>
      <Section id="house" heading={animalPage().house} tone="tinted">
        <div className="grid gap-8 md:grid-cols-2">
          <div className="prose" dangerouslySetInnerHTML={{ __html: content }} />
          {house && (
            <div className="print:hidden">
              <Cutaway
                house={house}
                src={cutawayPath(animal.house)}
                path={`/field-guide/${slug}`}
              />
            </div>
          )}
        </div>
      </Section>
      <ActivityCalendar animal={animal} />
      <AnimalHarm animal={animal} />
      <PageSources sources={animal.sources} reviewed={animal.reviewed} />
    </>
  )
}

function IdentifyingFeatures({ size, marks }: Pick<Animal, 'size' | 'marks'>) {
  return (
    <Section id="marks" heading={animalPage().marks}>
      <div className="grid gap-8 lg:grid-cols-[20rem_1fr] print:gap-2">
        <div className="content-start border-l-4 border-ochre bg-card px-5 py-4">
          <h3 className="text-xl">{animalPage().size}</h3>
          <p>
            <SourcedText text={size.text} />
          </p>
          <p className="text-ink-soft">{fill(animalPage().about, { object: size.object })}</p>
        </div>
        <ol className="grid gap-4 md:grid-cols-3 print:grid-cols-3">
          {marks.map((mark, index) => (
            <li key={mark} className="grid content-start gap-1 border-t-2 border-ink pt-3">
              <span aria-hidden="true" className="text-xl font-semibold text-ochre-deep">
                {index + 1}
              </span>{' '}
              <span>
                <SourcedText text={mark} />
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
