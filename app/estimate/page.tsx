import { Page } from '@/components/layout/Page'
import { Hero } from '@/components/sections/Hero'
import { Island } from '@/components/sections/Island'
import { NextSteps } from '@/components/sections/NextSteps'
import { NoScriptEstimate } from '@/components/sections/NoScriptEstimate'
import { company } from '@/lib/content/company'
import { pestOptions } from '@/lib/content/form-options'
import { estimate } from '@/lib/content/texts'
import { endpointAddress } from '@/lib/estimate/endpoint-address'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata({ ...estimate.meta, path: '/estimate', share: 'estimate' })

export default function EstimatePage() {
  return (
    <Page path="/estimate">
      <Hero heading={estimate.heading} introduction={<p>{estimate.introduction}</p>} />
      <div className="page-width grid grid-cols-1 gap-12 py-12 md:py-18 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <NoScriptEstimate />
          <Island
            name="EstimateForm"
            props={{
              pests: pestOptions,
              phone: company.phone,
              email: company.email,
              endpoint: endpointAddress(process.env.NEXT_PUBLIC_ESTIMATE_ENDPOINT)?.href,
            }}
          />
        </div>
        <NextSteps />
      </div>
    </Page>
  )
}
