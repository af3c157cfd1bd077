import { LegalPage } from '@/components/sections/LegalPage'
import { termsOfService } from '@/lib/content/pages'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/terms-of-service'

export const generateMetadata = () => pageMetadata({ ...termsOfService().meta, path })

export default function TermsOfServicePage() {
  return <LegalPage path={path} text={termsOfService()} />
}
