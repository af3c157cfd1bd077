import { AreaMap } from './AreaMap'
import { columnsWithCard } from './CardBeside'
import { scene } from './LocationHero'
import { Plate } from '@/components/ui/Plate'
import type { NamedHouse } from '@/lib/content/houses'
import type { Location } from '@/lib/content/location-schema'
import { getMapContent } from '@/lib/content/map'
import { placeMapPicture } from '@/lib/map/area-maps'

type Props = { location: Location; house: NamedHouse | undefined }

/** What is particular about pests in one place, the words of its Markdown file, beside the map. */
export function LocationGuide({ location, house }: Props) {
  return (
    <div className={`page-width grid gap-8 py-10 md:gap-10 md:py-18 ${columnsWithCard}`}>
      {/* Made at build time from Markdown in this repository, which may hold no HTML. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: location.content }} />
      <div className="grid max-w-104 gap-6 sm:sticky sm:top-24 sm:self-start print:hidden">
        {house && (
          <div className="sm:hidden">
            <Plate {...scene(house)} width={800} height={520} place="section" />
          </div>
        )}
        <AreaMap
          picture={placeMapPicture(location.slug)}
          alt={`Map of ${location.city} and what lies around it`}
          caption={getMapContent().caption}
        />
      </div>
    </div>
  )
}
