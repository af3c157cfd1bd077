import { Section } from '@/components/ui/Section'
import type { TonightPage } from '@/lib/content/animal-schema'
import { fieldGuide } from '@/lib/content/texts'

/** The pages for what cannot wait. */
export function TonightLinks({ pages }: { pages: readonly TonightPage[] }) {
  const { heading, introduction } = fieldGuide.tonight
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
