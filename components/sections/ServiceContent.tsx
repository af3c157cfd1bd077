import { CallButton } from './CallButton'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { cardLook } from '@/components/ui/card-looks'
import { Steps } from '@/components/ui/Steps'
import type { Service } from '@/content/services'

type Props = {
  service: Service
}

/** What a service treats, how the work goes, and how to ask for it. */
export function ServiceContent({ service }: Props) {
  const { slug, targets, steps, callToAction, offersCall } = service
  return (
    <div className="grid gap-10">
      {targets && (
        <div className="grid gap-4">
          <h3 className="text-xl">{targets.heading}</h3>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
            {targets.items.map(({ name, specimen }) => (
              <li
                key={name}
                className={`${cardLook('plain')} grid content-start gap-2 p-3 text-center text-sm font-semibold`}
              >
                <img
                  src={`/images/targets/${slug}.svg#${specimen}`}
                  alt=""
                  width={400}
                  height={300}
                  loading="lazy"
                  className="mx-auto aspect-4/3 h-20 w-auto"
                />
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="grid gap-5">
        <h3 className="text-xl">{steps.heading}</h3>
        <Steps items={steps.items} headingLevel="h4" />
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/contact">{callToAction}</ButtonLink>
        {offersCall && <CallButton variant="outline" />}
      </div>
    </div>
  )
}
