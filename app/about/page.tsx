import { Page } from '@/components/layout/Page'
import { AboutContent } from '@/components/sections/AboutContent'
import { about } from '@/lib/pages/page-copy'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata({ ...about.meta, path: '/about', share: 'about' })

export default function AboutPage() {
  return (
    <Page path="/about">
      <AboutContent />
    </Page>
  )
}
