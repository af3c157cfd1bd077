import type { ReactNode } from 'react'
import { CallButton } from '@/components/sections/CallButton'
import { Hero } from '@/components/sections/Hero'
import { UrgentLinks } from '@/components/sections/UrgentLinks'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { estimateLabel } from '@/lib/company/estimate-label'
import { getEmergencyGuides } from '@/lib/guide/animals'
import { everyPage } from '@/lib/pages/page-copy'
import type { Service } from '@/lib/services/service-schema'

export function ServiceHero({ service, above }: { service: Service; above: ReactNode }) {
  const { slug, heading, introduction, specimen } = service
  return (
    <Hero
      heading={heading}
      hasProof
      introduction={<p>{introduction}</p>}
      picture={{ kind: 'specimen', specimen }}
      above={above}
    >
      <UrgentLinks guides={getEmergencyGuides().filter((guide) => guide.service === slug)} />
      {/* On a phone the call bar has both. */}
      <div className="hidden flex-wrap gap-3 md:flex">
        <CallButton />
        <ButtonLink href="/estimate" variant="outline-current">
          {estimateLabel(everyPage.buttons.estimate)}
        </ButtonLink>
      </div>
    </Hero>
  )
}
