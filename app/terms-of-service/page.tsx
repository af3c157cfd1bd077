import { LegalPage } from '@/components/sections/LegalPage'
import { pageMetadata } from '@/lib/seo/metadata'
import { termsOfService } from '@/lib/site/page-copy'

const path = '/terms-of-service'

export const generateMetadata = () => pageMetadata({ ...termsOfService().meta, path })

export default function TermsOfServicePage() {
  return <LegalPage path={path} text={termsOfService()} />
}
