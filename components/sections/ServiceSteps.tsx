import { CallButton } from './CallButton'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Steps } from '@/components/ui/Steps'
import type { Service } from '@/lib/services/service-schema'

type Props = { service: Service; headingLevel: 'h3' | 'h4' }

/** How the work goes, and how to ask for it. */
export function ServiceSteps({ service, headingLevel }: Props) {
  const { steps, callToAction, offersCall } = service
  return (
    <div className="grid gap-8">
      <Steps items={steps.items} headingLevel={headingLevel} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/contact">{callToAction}</ButtonLink>
        {offersCall && <CallButton variant="outline" />}
      </div>
    </div>
  )
}
