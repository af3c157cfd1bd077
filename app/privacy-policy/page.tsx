import { LegalPage } from '@/components/sections/LegalPage'
import { privacyPolicy } from '@/lib/pages/page-copy'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/privacy-policy'

export const generateMetadata = () => pageMetadata({ ...privacyPolicy().meta, path })

export default function PrivacyPolicyPage() {
  return <LegalPage path={path} text={privacyPolicy()} />
}
