import { AreaMap } from '@/components/sections/AreaMap'
import { getEntry } from '@/lib/content/content'
import type { Location } from '@/lib/locations/location-schema'
import { placeMapPicture } from '@/lib/map/area-maps'
import { locationPage } from '@/lib/pages/page-copy'

/** What is particular about pests in one place, the words of its Markdown file, beside the map where there is room. */
export function LocationGuide({ location }: { location: Location }) {
  return (
    <div className="plain-band">
      <div className="page-width grid gap-6 py-6 md:grid-cols-[minmax(0,1fr)_22rem] md:gap-10 md:py-18">
        {/* Made at build time from Markdown in this repository, which may hold no HTML. */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: location.content }} />
        <div className="hidden w-full max-w-104 sm:block md:sticky md:top-24 md:self-start print:hidden">
          <AreaMap
            picture={placeMapPicture(location.slug)}
            alt={locationPage.map.replace('{city}', location.city)}
            caption={getEntry('map').caption}
          />
        </div>
      </div>
    </div>
  )
}
