import { Cutaway } from '@/components/sections/Cutaway'
import { TextSection } from '@/components/sections/TextSection'
import { FramedFigure } from '@/components/ui/FramedFigure'
import { MobileDisclosure } from '@/components/ui/MobileDisclosure'
import { Photo } from '@/components/ui/Photo'
import { findHouse } from '@/lib/guide/houses'
import type { Service } from '@/lib/services/service-schema'

const band = 'grid gap-6 border-y border-line bg-paper-deep page-width py-8 md:gap-10 md:py-18'

/** Sections of text beside the service's picture, or the picture alone. A phone folds them. */
export function ServiceDetails({ service: { details, picture } }: { service: Service }) {
  return (
    <div className={`${band} ${details.length > 0 ? 'md:grid-cols-[1fr_1.15fr]' : ''}`}>
      <div className="prose empty:hidden">
        {details.map((section, index) => (
          <div key={section.heading} className="md:pb-6 max-md:[&_:is(h2,h3)]:sr-only">
            <MobileDisclosure label={section.heading}>
              <div className="prose">
                <TextSection {...section} headingLevel={index > 0 ? 'h3' : 'h2'} />
              </div>
            </MobileDisclosure>
          </div>
        ))}
      </div>
      <div
        className={`max-w-measure md:sticky md:top-24 md:self-start ${'scene' in picture ? 'max-md:hidden' : ''}`}
      >
        <Picture picture={picture} />
      </div>
    </div>
  )
}

function Picture({ picture }: Pick<Service, 'picture'>) {
  if ('src' in picture) return <Photo photo={picture} slot="text" />
  if ('scene' in picture) {
    const { scene, alt } = picture
    return (
      <FramedFigure slot="section">
        <img
          src={scene}
          alt={alt}
          width={800}
          height={450}
          loading="lazy"
          className="h-auto w-full"
        />
      </FramedFigure>
    )
  }
  const house = findHouse({ kind: picture.kind })
  return (
    <div className="max-w-measure self-start print:hidden">
      <MobileDisclosure label={picture.heading}>
        <h3 className="hidden pb-4 text-xl md:block">{picture.heading}</h3>
        {house && <Cutaway house={house} />}
      </MobileDisclosure>
    </div>
  )
}
