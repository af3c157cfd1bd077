import { Page } from '@/components/layout/Page'
import { LegalDocument } from '@/components/sections/LegalDocument'
import { termsOfService } from '@/lib/pages/page-copy'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata({
  ...termsOfService.meta,
  path: '/terms-of-service',
})

export default function TermsOfServicePage() {
  return (
    <Page path="/terms-of-service">
      <LegalDocument text={termsOfService} />
    </Page>
  )
}
