import { AboutContent } from '../about/_sections/AboutContent'
import { Page } from '@/components/layout/Page'
import { about } from '@/lib/pages/page-copy'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata({ ...about.meta, path: '/about', share: 'about' })

/** The same page at its second address; its canonical is /about. */
export default function AboutUsPage() {
  return (
    <Page path="/about">
      <AboutContent />
    </Page>
  )
}
