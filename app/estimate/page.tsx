import { EstimateForm } from '@/components/islands/EstimateForm'
import { Page } from '@/components/layout/Page'
import { Hero } from '@/components/sections/Hero'
import { NoScriptEstimate } from '@/components/sections/NoScriptEstimate'
import { company } from '@/content/company'
import { estimate } from '@/content/estimate'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata({ ...estimate.meta, path: '/estimate' })

export default function EstimatePage() {
  return (
    <Page path="/estimate">
      <Hero heading={estimate.heading} introduction={<p>{estimate.introduction}</p>} />
      <div className="page-width py-12 md:py-18">
        <NoScriptEstimate />
        <EstimateForm phone={company.phone} email={company.email} />
      </div>
    </Page>
  )
}
