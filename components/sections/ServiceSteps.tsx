import { CallButton } from './CallButton'
import { ButtonLink } from '@/components/ui/Button'
import { SpecimenImage } from '@/components/ui/SpecimenImage'
import type { Service } from '@/lib/content/schemas/services'

type Props = {
  service: Service
  headingLevel: 'h3' | 'h4'
  /** Beside something else on wide screens, so at most two in a row. */
  isNarrow?: boolean | undefined
}

export function ServiceSteps({ service, headingLevel: Heading, isNarrow }: Props) {
  const { steps, callToAction, offersCall } = service
  return (
    <div className="grid gap-4 md:gap-8">
      <ol
        className={`grid gap-x-8 gap-y-2 sm:grid-cols-2 sm:gap-y-6 ${isNarrow ? '' : 'lg:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]'}`}
      >
        {steps.items.map(({ title, text }, index) => (
          <li
            key={title}
            className={`grid grid-cols-[1.25rem_minmax(0,1fr)] content-start gap-x-4 border-t pt-2 sm:pt-4 ${isNarrow ? '' : 'lg:grid-cols-1'}`}
          >
            <span aria-hidden="true" className="font-display text-lg text-ochre-deep">
              {index + 1}
            </span>
            <div className="grid content-start sm:gap-1">
              <Heading className="font-display text-lg/snug">{title}</Heading>
              <p className="text-sm text-ink-soft md:text-base">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2 *:grow md:gap-3 md:*:grow-0">
        <ButtonLink href="/contact" variant="outline">
          {callToAction}
        </ButtonLink>
        {offersCall && <CallButton />}
      </div>
    </div>
  )
}

export function ServiceTargets({ targets }: { targets: NonNullable<Service['targets']> }) {
  return (
    <ul className="grid grid-cols-2 gap-3 text-center text-xs min-[18rem]:grid-cols-3 sm:text-sm lg:grid-cols-6">
      {targets.items.map(({ name, specimen }) => (
        <li key={name}>
          {specimen && <SpecimenImage name={specimen} look="target" />}
          {name}
        </li>
      ))}
    </ul>
  )
}
