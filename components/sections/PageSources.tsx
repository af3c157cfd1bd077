import { Sources } from './Sources'
import { company } from '@/lib/company/company'
import type { Location } from '@/lib/locations/location-schema'

/** What the texts of a city or of a service rest on, at the foot of the page. */
export function PageSources({ sources, reviewed }: Pick<Location, 'sources' | 'reviewed'>) {
  if (sources.length === 0 || !reviewed) return null
  return (
    <div className="page-width py-8">
      <Sources sources={sources} reviewed={reviewed} reviewer={company.reviewer} />
    </div>
  )
}
