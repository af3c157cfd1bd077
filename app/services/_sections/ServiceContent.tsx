import { ServiceSteps } from '@/components/sections/ServiceSteps'
import { ServiceTargets } from '@/components/sections/ServiceTargets'
import type { Service } from '@/lib/services/service-schema'

/** What a service treats, how the work goes, and how to ask for it, below a heading of the second level. */
export function ServiceContent({ service }: { service: Service }) {
  const { slug, targets, steps } = service
  return (
    <div className="grid gap-10">
      {targets && (
        <div className="grid gap-4">
          <h3 className="text-xl">{targets.heading}</h3>
          <ServiceTargets slug={slug} targets={targets} />
        </div>
      )}
      <div className="grid gap-5">
        <h3 className="text-xl">{steps.heading}</h3>
        <ServiceSteps service={service} headingLevel="h4" />
      </div>
    </div>
  )
}
