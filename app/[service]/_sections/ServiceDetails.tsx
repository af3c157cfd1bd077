import { ServicePicture } from '@/components/sections/ServicePicture'
import { TextSection } from '@/components/sections/TextSection'
import type { Service } from '@/lib/services/service-schema'

/** What a visitor wants to know before calling: a heading and a few paragraphs each, beside the service's picture. */
export function ServiceDetails({ service }: { service: Service }) {
  const { details, picture } = service
  if (details.length === 0) return null
  return (
    <div className="border-y border-line bg-paper-deep">
      <div className="page-width grid gap-10 py-12 md:grid-cols-[1fr_1.15fr] md:py-18">
        <div className="prose">
          {details.map((section) => (
            <TextSection key={section.heading} {...section} />
          ))}
        </div>
        <div className="md:sticky md:top-24 md:self-start">
          <ServicePicture picture={picture} />
        </div>
      </div>
    </div>
  )
}
