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
