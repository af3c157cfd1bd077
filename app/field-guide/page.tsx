import { EmergencyGuideLinks } from './_sections/EmergencyGuideLinks'
import { GuideList } from './_sections/GuideList'
import { IdentificationKey } from './_sections/IdentificationKey'
import { Breadcrumbs } from '@/components/layout/Breadcrumbs'
import { Page } from '@/components/layout/Page'
import { CallBand } from '@/components/sections/CallBand'
import { Hero } from '@/components/sections/Hero'
import { getEmergencyGuides } from '@/lib/guide/animals'
import { getIdentificationKey } from '@/lib/guide/identification-key'
import { fieldGuide } from '@/lib/pages/page-copy'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata({
  ...fieldGuide.meta,
  path: '/field-guide',
  share: 'field-guide',
})

export default function FieldGuidePage() {
  return (
    <Page path="/field-guide">
      <Hero
        heading={fieldGuide.heading}
        introduction={<p>{fieldGuide.introduction}</p>}
        above={<Breadcrumbs trail={[]} current={fieldGuide.heading} />}
      />
      <IdentificationKey guideKey={getIdentificationKey()} />
      <EmergencyGuideLinks pages={getEmergencyGuides()} />
      <GuideList />
      <CallBand />
    </Page>
  )
}
