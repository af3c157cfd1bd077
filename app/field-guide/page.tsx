import { IdentificationKey } from './_sections/IdentificationKey'
import { Breadcrumbs } from '@/components/layout/Breadcrumbs'
import { Page } from '@/components/layout/Page'
import { AnimalCards } from '@/components/sections/AnimalCards'
import { CallBand } from '@/components/sections/CallBand'
import { Hero } from '@/components/sections/Hero'
import { WhoToCall } from '@/components/sections/WhoToCall'
import { Section } from '@/components/ui/Section'
import { getEntry } from '@/lib/content/entries'
import { getAnimalGroups, getEmergencyGuides } from '@/lib/content/field-guide'
import { fieldGuide } from '@/lib/content/pages'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/field-guide'

/** The columns of small groups, which share a row of five. */
const columns: Partial<Record<number, string>> = { 2: 'lg:col-span-2', 3: 'lg:col-span-3' }

export const generateMetadata = () => pageMetadata({ ...fieldGuide().meta, path })

export default function FieldGuidePage() {
  const { heading, introduction, frieze, emergencies, list } = fieldGuide()
  const guides = getEmergencyGuides()
  return (
    <Page path={path}>
      <Hero
        heading={heading}
        introduction={introduction}
        above={<Breadcrumbs parents={[]} current={heading} />}
      />
      {frieze && <Frieze {...frieze} />}
      <IdentificationKey content={getEntry('identification-key')} />
      {guides.length > 0 && (
        <Section id="emergencies" {...emergencies} tone="tinted">
          <ul className="grid gap-x-8 sm:grid-cols-2">
            {guides.map(({ slug, heading }) => (
              <li key={slug} className="border-t">
                <a
                  href={`${path}/${slug}`}
                  className="flex min-h-11 items-center py-2 font-medium text-brand underline-offset-4 hover:underline"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ul>
          <div className="max-w-measure">
            <WhoToCall />
          </div>
        </Section>
      )}
      <Section id="animals" {...list}>
        <div className="grid gap-x-4 gap-y-4 sm:gap-y-8 lg:grid-cols-5">
          {getAnimalGroups().map(({ group, animals }) => (
            <div
              key={group}
              className={`grid content-start gap-2 border-t pt-4 sm:gap-4 sm:border-0 sm:pt-0 ${columns[animals.length] ?? 'lg:col-span-full'}`}
            >
              <h3 className="text-lg">{group}</h3>
              <AnimalCards animals={animals} />
            </div>
          ))}
        </div>
      </Section>
      <CallBand />
    </Page>
  )
}

/** The pixels of public/images/frieze.webp. */
const friezeSize = { width: 1677, height: 228 }

/** What takes a press above an animal, because a mouse alone would be too small. */
const roomAbove = 45

/**
 * Animals on one line at one scale. A phone shows the first four. Hidden from screen readers and the keyboard, because the
 * list of the guide has the same links.
 */
function Frieze({ caption, animals }: NonNullable<ReturnType<typeof fieldGuide>['frieze']>) {
  const { width, height } = friezeSize
  return (
    <div
      aria-hidden="true"
      className="overflow-clip bg-paper-deep scheme-only-light forced-color-adjust-none"
    >
      <svg viewBox={`0 0 ${width} ${height}`} className="w-full max-sm:w-[182%]">
        <image href="/images/frieze.webp" width={width} height={height} />
        {animals.map(({ animal, left, top, ...size }) => (
          <a key={animal} href={`/field-guide/${animal}`} tabIndex={-1}>
            <rect
              x={left}
              y={top - roomAbove}
              width={size.width}
              height={size.height + roomAbove}
              fill="transparent"
            />
          </a>
        ))}
      </svg>
      <p className="border-t bg-line page-width py-1 text-xs text-ink">{caption}</p>
    </div>
  )
}
