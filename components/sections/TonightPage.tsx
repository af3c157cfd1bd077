import type { ReactNode } from 'react'
import { Hero } from './Hero'
import { Sources } from './Sources'
import { TonightSteps } from './TonightSteps'
import type { TonightPage as Content } from '@/lib/content/animal-schema'
import { company } from '@/lib/content/company'

type Props = { page: Content; above: ReactNode }

/** A page for what cannot wait. */
export function TonightPage({ page, above }: Props) {
  const { heading, plate, plateAlt, short, sources, reviewed } = page
  return (
    <>
      <Hero
        heading={heading}
        above={above}
        picture={{ kind: 'specimen', specimen: { file: plate, alt: plateAlt } }}
        introduction={<p>{short}</p>}
      />
      <TonightSteps page={page} />
      <div className="page-width pb-12 print:pb-2">
        <Sources sources={sources} reviewed={reviewed} reviewer={company.reviewer} />
      </div>
    </>
  )
}
