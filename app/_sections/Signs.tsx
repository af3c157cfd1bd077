import { cardLook } from '@/components/ui/card-looks'
import { Section } from '@/components/ui/Section'
import { SpecimenImage } from '@/components/ui/SpecimenImage'
import type { home } from '@/lib/site/page-copy'

type Props = NonNullable<ReturnType<typeof home>['signs']>

/** Pictures of signs of pests, each linked to the page that explains it. Renders nothing without signs. */
export function Signs({ heading, introduction, items }: Props) {
  if (items.length === 0) return null
  return (
    <Section id="signs" heading={heading} introduction={introduction}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3 sm:grid-cols-4 md:gap-5">
        {items.map(({ drawing, photo, title, text, href }) => (
          <li key={title} className="grid">
            <a
              href={href}
              className={`${cardLook('pressable')} group grid content-start gap-1 p-3 text-sm md:p-4`}
            >
              <SpecimenImage
                name={photo ? undefined : drawing}
                folder="signs"
                photo={photo}
                slot="service"
                look="sign"
              />
              <strong className="font-display text-lg/tight font-normal group-hover:underline">
                {title}
              </strong>{' '}
              <span className="text-ink-soft">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
