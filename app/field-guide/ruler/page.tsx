import { EdgeRuler } from './_sections/EdgeRuler'
import { LifeSizeGroup } from './_sections/LifeSizeGroup'
import { ScreenCheck } from './_sections/ScreenCheck'
import { Breadcrumbs } from '@/components/layout/Breadcrumbs'
import { Page } from '@/components/layout/Page'
import { CallBand } from '@/components/sections/CallBand'
import { Hero } from '@/components/sections/Hero'
import { PageSources } from '@/components/sections/Sources'
import { groupColumns } from '@/lib/guide/ruler'
import { pageMetadata } from '@/lib/seo/metadata'
import { company } from '@/lib/site/company'
import { fieldGuide, ruler } from '@/lib/site/page-copy'

const path = '/field-guide/ruler'

export const generateMetadata = () => pageMetadata({ ...ruler().meta, path })

/** A sheet with animals and traces at life size, on paper and on a screen that somebody has zoomed to it. */
export default function RulerPage() {
  const { heading, introduction, print, square, screen, groups, sources, reviewed } = ruler()
  const parents = [{ name: fieldGuide().heading, href: '/field-guide' }]
  return (
    <Page path={path}>
      <div className="print:flex print:items-center print:justify-between">
        <Hero
          heading={heading}
          introduction={introduction}
          above={<Breadcrumbs parents={parents} current={heading} />}
        >
          <p className="max-w-measure font-semibold print:hidden">{print}</p>
          <p className="hidden print:block">
            {fieldGuide().key.call} <b className="whitespace-nowrap">{company().phone.display}</b>
          </p>
        </Hero>
        <PrintedSquare text={square} />
      </div>
      <ScreenCheck {...screen} />
      <div className="grid gap-x-4 gap-y-8 page-width py-5 plain-band md:pb-12 lg:grid-cols-5 print:grid-cols-5 print:gap-x-2 print:gap-y-4 print:py-0 print:[&_sup]:hidden">
        {groups.map((group, index) => (
          <LifeSizeGroup key={group.heading} {...group} columns={groupColumns(groups, index)} />
        ))}
        <EdgeRuler />
      </div>
      <div className="print:hidden">
        <PageSources sources={sources} reviewed={reviewed} />
      </div>
      <CallBand />
    </Page>
  )
}

/** A square with sides of 50 mm, which shows whether a printer has scaled the sheet. */
function PrintedSquare({ text }: { text: string }) {
  return (
    <div className="relative hidden shrink-0 print:block">
      <svg width="51mm" height="51mm" viewBox="-0.5 -0.5 51 51" aria-hidden="true">
        <rect id="square" width="50" height="50" className="fill-none stroke-ink stroke-[0.25]" />
      </svg>
      <p className="absolute inset-0 grid content-center p-[5mm] text-center text-xs">{text}</p>
    </div>
  )
}
