import { Page } from '@/components/layout/Page'
import { CallInstead } from '@/components/sections/CallInstead'
import { CardBeside } from '@/components/sections/CardBeside'
import { Hero } from '@/components/sections/Hero'
import { Island } from '@/components/sections/Island'
import { NextSteps } from '@/components/sections/NextSteps'
import { NoScriptEstimate } from '@/components/sections/NoScriptEstimate'
import { company } from '@/lib/content/company'
import { estimate } from '@/lib/content/texts'
import { formService } from '@/lib/forms/current-service'
import { pestOptions } from '@/lib/forms/options'
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
      <CardBeside
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
      </CardBeside>
    </Page>
  )
}
