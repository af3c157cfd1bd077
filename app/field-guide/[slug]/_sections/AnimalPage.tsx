import type { ReactNode } from 'react'
import { AnimalAdvice } from './AnimalAdvice'
import { AnimalInHouse } from './AnimalInHouse'
import { AnimalMarks } from './AnimalMarks'
import { AnimalSigns } from './AnimalSigns'
import { AnimalYear } from './AnimalYear'
import { LookAlikes } from './LookAlikes'
import { Hero } from '@/components/sections/Hero'
import { Sources } from '@/components/sections/Sources'
import { company } from '@/lib/company/company'
import type { Animal } from '@/lib/guide/animal-schema'

type Props = { animal: Animal; plateNumber: number; above: ReactNode }

/** An animal of the field guide, from its plate to its sources. */
export function AnimalPage({ animal, plateNumber, above }: Props) {
  const { name, latin, plate, plateAlt, short, sources, reviewed } = animal
  return (
    <>
      <Hero
        heading={name}
        above={above}
        picture={{
          kind: 'specimen',
          specimen: { file: plate, alt: plateAlt, common: `Plate ${plateNumber}. ${name}` },
        }}
        introduction={
          <>
            <p className="pb-3 text-ochre">
              <i>{latin.join(', ')}</i>
            </p>
            <p>{short}</p>
          </>
        }
      />
      <AnimalMarks {...animal} />
      <LookAlikes animal={animal} />
      <AnimalSigns signs={animal.signs} />
      <AnimalInHouse animal={animal} />
      <AnimalYear animal={animal} />
      <AnimalAdvice animal={animal} />
      <div className="page-width pb-12">
        <Sources sources={sources} reviewed={reviewed} reviewer={company.reviewer} />
      </div>
    </>
  )
}
