import { NumberDisc } from '@/components/ui/NumberDisc'
import { Photo } from '@/components/ui/Photo'
import { Plate } from '@/components/ui/Plate'
import { getHouses } from '@/lib/guide/houses'
import type { ServicePicture as Picture } from '@/lib/services/service-schema'

/** A picture beside words: a photo, a scene, or a house with the names of its ways in. */
export function ServicePicture({ picture }: { picture: Picture }) {
  if ('src' in picture) return <Photo photo={picture} place="text" />
  if ('scene' in picture) {
    return <Plate src={picture.scene} alt={picture.alt} width={800} height={450} place="section" />
  }
  const house = getHouses().get(picture.kind)
  if (!house) throw new Error(`content/services.yaml: there is no house ${picture.kind}`)
  return (
    <div className="grid max-w-measure content-start gap-4 self-start">
      <h3 className="text-xl">{picture.heading}</h3>
      <Plate
        src={house.image}
        alt={house.alt}
        width={800}
        height={520}
        caption={{ common: house.name }}
        place="section"
      />
      <ol className="gap-x-6 text-sm xs:columns-2">
        {house.spots.map(({ place }, index) => (
          <li key={place} className="flex break-inside-avoid items-center gap-2.5 py-1">
            <NumberDisc value={index + 1} />
            {place}
          </li>
        ))}
      </ol>
    </div>
  )
}
