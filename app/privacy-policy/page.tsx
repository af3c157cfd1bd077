import { LegalPage } from '@/components/sections/LegalPage'
import { company } from '@/lib/content/company'
import { fill } from '@/lib/content/fill'
import { privacyPolicy } from '@/lib/content/pages'
import { pageMetadata } from '@/lib/seo/metadata'

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
