import { LegalPage } from '@/components/sections/LegalPage'
import { fill } from '@/lib/content/fill'
import { pageMetadata } from '@/lib/seo/metadata'
import { company } from '@/lib/site/company'
import { privacyPolicy } from '@/lib/site/page-copy'

const path = '/privacy-policy'

export const generateMetadata = () => pageMetadata({ ...privacyPolicy().meta, path })

export default function PrivacyPolicyPage() {
  const { formService, ...text } = privacyPolicy()
  const { form, siteUrl } = company()
  const sections = [...text.sections]
  if (form) {
    const host = new URL(form.endpoint, siteUrl).hostname
    sections.push({
      heading: formService.heading,
      paragraphs: [fill(formService.text, { host })],
    })
  }
  return <LegalPage path={path} text={{ ...text, sections }} />
}
