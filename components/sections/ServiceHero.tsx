import type { ReactNode } from 'react'
import { CallButton } from './CallButton'
import { Hero } from './Hero'
import { ButtonLink } from '@/components/ui/ButtonLink'
import type { Service } from '@/lib/content/service-schema'

export function ServiceHero({ service, above }: { service: Service; above: ReactNode }) {
  const { heading, introduction, specimen } = service
  return (
    <Hero
      heading={heading}
      introduction={<p>{introduction}</p>}
      picture={{ kind: 'specimen', specimen }}
      above={above}
    >
      {/* On a phone the call bar has both. */}
      <div className="hidden flex-wrap gap-3 md:flex">
        <CallButton />
        <ButtonLink href="/estimate" variant="outline-current">
          Get a free estimate
        </ButtonLink>
      </div>
    </Hero>
  )
}
