import { Section } from '@/components/ui/Section'
import type { EmergencyGuide } from '@/lib/guide/emergency-guide-schema'
import { fieldGuide } from '@/lib/pages/page-copy'

/** The pages for what cannot wait. */
export function EmergencyGuideLinks({ pages }: { pages: readonly EmergencyGuide[] }) {
  const { heading, introduction } = fieldGuide.emergencies
  return (
    <Section id="tonight" heading={heading} introduction={introduction} tone="tinted">
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {pages.map(({ slug, heading }) => (
          <li key={slug} className="border-t border-line">
            <a
              href={`/field-guide/${slug}`}
              className="flex min-h-12 items-center py-2 font-semibold text-brand underline underline-offset-4 hover:decoration-2"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
