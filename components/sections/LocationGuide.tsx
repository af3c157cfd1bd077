import { AreaMap } from './AreaMap'
import { columnsWithCard } from './CardBeside'
import type { Location } from '@/lib/content/location-schema'

/** What is particular about pests in one place, the words of its Markdown file, beside the map. */
export function LocationGuide({ location }: { location: Location }) {
  return (
    <div className={`page-width grid grid-cols-1 gap-10 py-12 md:py-18 ${columnsWithCard}`}>
      {/* Made at build time from Markdown in this repository, which may hold no HTML. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: location.content }} />
      <div className="sm:sticky sm:top-24 sm:self-start print:hidden">
        <AreaMap current={location.slug} />
      </div>
    </div>
  )
}
