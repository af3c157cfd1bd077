import { Page } from '@/components/layout/Page'
import { servicesPage } from '@/lib/pages/page-copy'

/** The band that the header lies on, and nothing else: an unknown name shows no section and no error. */
export function UnknownServicePage({ path }: { path: string }) {
  return (
    <Page path={path}>
      <div className="min-h-[50vh] bg-brand-deep">
        <h1 className="sr-only">{servicesPage.hero.heading}</h1>
      </div>
    </Page>
  )
}
