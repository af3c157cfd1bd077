import { Page } from '@/components/layout/Page'
import { Hero } from '@/components/sections/Hero'
import { Island } from '@/components/sections/Island'
import { NextSteps } from '@/components/sections/NextSteps'
import { OfficeHours } from '@/components/sections/OfficeHours'
import { PhoneLine } from '@/components/sections/PhoneLine'
import { Season } from '@/components/sections/Season'
import { SidebarLayout } from '@/components/sections/SidebarLayout'
import { TextLink } from '@/components/ui/TextLink'
import { company } from '@/lib/company/company'
import { formService } from '@/lib/forms/current-service'
import { pestOptions } from '@/lib/forms/options'
import { estimate } from '@/lib/pages/page-copy'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata({ ...estimate.meta, path: '/estimate' })

export default function EstimatePage() {
  const { heading, introduction } = estimate
  const { phone, email } = company
  return (
    <Page path="/estimate">
      <Hero heading={heading} introduction={<p>{introduction}</p>} hasCardBeside />
      <SidebarLayout
        card={
          <>
            <NextSteps />
            <CallInstead />
          </>
        }
      >
        <Season place="form" />
        <noscript>
          <p className="max-w-measure text-lg">
            The estimate form needs JavaScript, which is switched off here. Call{' '}
            <TextLink href={`tel:${phone.dial}`}>{phone.display}</TextLink> or write to{' '}
            <TextLink href={`mailto:${email}`}>{email}</TextLink> with your name, your phone number
            and what you saw. The estimate is free either way.
          </p>
        </noscript>
        <Island name="EstimateForm" props={{ pests: pestOptions, phone, email, formService }} />
      </SidebarLayout>
    </Page>
  )
}

/** For those who would rather talk than type. */
function CallInstead() {
  return (
    <section
      aria-labelledby="call-instead-heading"
      className="grid gap-2 border-t border-line pt-5 text-sm"
    >
      <h2 id="call-instead-heading" className="text-lg">
        {estimate.callInstead}
      </h2>
      <p>
        <PhoneLine />
      </p>
      <OfficeHours />
    </section>
  )
}
