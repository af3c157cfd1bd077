import { TextSection } from './TextSection'
import type { Service } from '@/content/services'

/** What a visitor wants to know before calling: a heading and a few paragraphs each. */
export function ServiceDetails({ details }: { details: Service['details'] }) {
  if (details.length === 0) return null
  return (
    <div className="border-y border-line bg-paper-deep">
      <div className="page-width grid gap-10 py-12 md:grid-cols-2 md:py-18 lg:grid-cols-3">
        {details.map((section) => (
          <div key={section.heading} className="prose">
            <TextSection {...section} />
          </div>
        ))}
      </div>
    </div>
  )
}
