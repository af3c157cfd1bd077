import { CallInstead } from './_sections/CallInstead'
import { NoScriptEstimate } from './_sections/NoScriptEstimate'
import { Page } from '@/components/layout/Page'
import { Hero } from '@/components/sections/Hero'
import { Island } from '@/components/sections/Island'
import { NextSteps } from '@/components/sections/NextSteps'
import { SidebarLayout } from '@/components/sections/SidebarLayout'
import { company } from '@/lib/company/company'
import { formService } from '@/lib/forms/current-service'
import { pestOptions } from '@/lib/forms/options'
import { estimate } from '@/lib/pages/page-copy'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata({ ...estimate.meta, path: '/estimate', share: 'estimate' })

export default function EstimatePage() {
  return (
    <Page path="/estimate">
      <Hero
        heading={estimate.heading}
        introduction={<p>{estimate.introduction}</p>}
        hasCardBeside
      />
      <SidebarLayout
        card={
          <>
            <NextSteps />
            <CallInstead />
          </>
        }
      >
        <NoScriptEstimate />
        <Island
          name="EstimateForm"
          props={{
            pests: pestOptions,
            phone: company.phone,
            email: company.email,
            formService,
          }}
        />
      </SidebarLayout>
    </Page>
  )
}
