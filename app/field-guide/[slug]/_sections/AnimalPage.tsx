import type { ReactNode } from 'react'
import { ActivityCalendar } from './ActivityCalendar'
import { AnimalAdvice, AnimalHarm } from './AnimalAdvice'
import { AnimalPlate, type AnimalPlateProps } from './AnimalPlate'
import { LookAlikes } from './LookAlikes'
import { Cutaway } from '@/components/sections/Cutaway'
import { Hero } from '@/components/sections/Hero'
import { PageSources } from '@/components/sections/Sources'
import { LinkList } from '@/components/ui/LinkList'
import { Photo } from '@/components/ui/Photo'
import { Section } from '@/components/ui/Section'
import { SourcedList } from '@/components/ui/SourcedText'
import { emergencyLinks } from '@/lib/content/field-guide'
import { findHouse } from '@/lib/content/houses'
import { animalPage } from '@/lib/content/pages'

type Props = AnimalPlateProps & { above: ReactNode }

export function AnimalPage({ animal, above, lifeSize }: Props) {
  const { slug, name, latin, plate, photo, short, signs, content } = animal
  const house = findHouse(animal.house)
  return (
    <>
      <Hero
        heading={name}
        above={above}
        layout={plate ? 'plate' : 'picture'}
        picture={
          plate ? (
            <AnimalPlate animal={animal} lifeSize={lifeSize} />
          ) : (
            photo && <Photo photo={photo} place="hero" />
          )
        }
        latin={latin.join(', ')}
        introduction={short}
      >
        <LinkList links={emergencyLinks(({ animals }) => animals.includes(slug))} layout="hero" />
      </Hero>
      <AnimalAdvice animal={animal} />
      <LookAlikes animal={animal} />
      <Section id="signs" heading={animalPage().signs}>
        <SourcedList texts={signs} isWide />
      </Section>
      <Section id="house" heading={animalPage().house} tone="tinted">
        <div className="grid gap-4 md:grid-cols-2 md:gap-8">
          <div className="prose" dangerouslySetInnerHTML={{ __html: content }} />
          {house && (
            <div className="print:hidden">
              <Cutaway house={house} path={`/field-guide/${slug}`} />
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
