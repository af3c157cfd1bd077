import { CallButton } from './CallButton'
import { ServicePicture } from './ServicePicture'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Steps } from '@/components/ui/Steps'
import type { Service } from '@/lib/services/service-schema'

type Props = { service: Service; headingLevel: 'h3' | 'h4' }

/** As many as fill one row, or two. */
const mostStepsInRows = 4

/** How the work goes, and how to ask for it. */
export function ServiceSteps({ service, headingLevel }: Props) {
  const { steps, house, callToAction, offersCall } = service
  const isRail = house !== undefined || steps.items.length > mostStepsInRows
  return (
    <div className="grid gap-8">
      <div className={house && 'grid gap-10 md:grid-cols-[1fr_1.15fr]'}>
        <Steps items={steps.items} headingLevel={headingLevel} layout={isRail ? 'rail' : 'rows'} />
        {house && <ServicePicture picture={house} />}
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/contact">{callToAction}</ButtonLink>
        {offersCall && <CallButton variant="outline" />}
      </div>
    </div>
  )
}
