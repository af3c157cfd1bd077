import { AreaMap } from './AreaMap'
import type { Location } from '@/lib/content/location-schema'

/** What is particular about pests in one place, the words of its Markdown file, beside the map. */
export function LocationGuide({ location }: { location: Location }) {
  return (
    <div className="page-width grid grid-cols-1 gap-10 py-12 sm:grid-cols-[minmax(0,1fr)_15rem] md:grid-cols-[minmax(0,1fr)_20rem] md:py-18 lg:grid-cols-[minmax(0,1fr)_24rem]">
      {/* Made at build time from Markdown in this repository, which may hold no HTML. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: location.content }} />
      <div className="sm:sticky sm:top-24 sm:self-start print:hidden">
        <AreaMap current={location.slug} />
      </div>
    </div>
  )
}
