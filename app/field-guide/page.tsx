import { Breadcrumbs } from '@/components/layout/Breadcrumbs'
import { Page } from '@/components/layout/Page'
import { CallBand } from '@/components/sections/CallBand'
import { GuideKey } from '@/components/sections/GuideKey'
import { GuideList } from '@/components/sections/GuideList'
import { Hero } from '@/components/sections/Hero'
import { TonightLinks } from '@/components/sections/TonightLinks'
import { getTonightPages } from '@/lib/content/field-guide'
import { getGuideKey } from '@/lib/content/guide-key'
import { fieldGuide } from '@/lib/content/texts'
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
      <GuideKey guideKey={getGuideKey()} />
      <TonightLinks pages={getTonightPages()} />
      <GuideList />
      <CallBand />
    </Page>
  )
}
