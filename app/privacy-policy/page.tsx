import { LegalPage } from '@/components/sections/LegalPage'
import { pageMetadata } from '@/lib/seo/metadata'
import { privacyPolicy } from '@/lib/site/page-copy'

const path = '/privacy-policy'

export const generateMetadata = () => pageMetadata({ ...privacyPolicy().meta, path })

export default function PrivacyPolicyPage() {
  return <LegalPage path={path} text={privacyPolicy()} />
}
