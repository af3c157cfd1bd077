import { CareCard } from './CareCard'
import { MobileDisclosure } from '@/components/ui/MobileDisclosure'
import { TextLink } from '@/components/ui/TextLink'
import { healthAdvice } from '@/lib/guide/health'
import { everyPage } from '@/lib/site/page-copy'

/** Says when to call 911, when to call a doctor or the health department, and what to watch for. */
export function HealthSteps({ topics }: { topics: readonly string[] }) {
  const { steps, offices, sources } = healthAdvice(topics)
  if (steps.length === 0) return null
  const words = everyPage().health
  return (
    <section id="health" aria-labelledby="health-heading" className="grid gap-3 print:gap-1">
      <h2 id="health-heading" className="text-2xl">
        {words.heading}
      </h2>
      {steps.map(({ urgency, lines }) => (
        <CareCard
          key={urgency}
          id={`health-${urgency}`}
          urgency={urgency}
          heading={words[urgency]}
          level="h3"
          lines={lines}
          offices={urgency === 'today' ? offices : []}
          officeList="collapsed"
        />
      ))}
      <div className="text-xs text-ink-soft print:hidden">
        <MobileDisclosure label={words.sources}>
          <b className="max-md:hidden">{words.sources}</b>{' '}
          {sources.map(({ title, url }, index) => (
            <span key={url}>
              {index > 0 && '; '}
              <TextLink href={url}>{title}</TextLink>
            </span>
          ))}
        </MobileDisclosure>
      </div>
    </section>
  )
}
