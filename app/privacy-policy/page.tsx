import { Page } from '@/components/layout/Page'
import { LegalDocument } from '@/components/sections/LegalDocument'
import { privacyPolicy } from '@/lib/pages/page-copy'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata({
  ...privacyPolicy.meta,
  path: '/privacy-policy',
})

export default function PrivacyPolicyPage() {
  return (
    <Page path="/privacy-policy">
      <LegalDocument text={privacyPolicy} />
    </Page>
  )
}
