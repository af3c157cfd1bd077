import { AboutContent } from './_sections/AboutContent'
import { Page } from '@/components/layout/Page'
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
