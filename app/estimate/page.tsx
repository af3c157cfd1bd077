import { Page } from '@/components/layout/Page'
import { BusinessHours } from '@/components/sections/BusinessHours'
import { Hero, SidebarLayout } from '@/components/sections/Hero'
import { ContactText, Island } from '@/components/sections/Island'
import { NextSteps } from '@/components/sections/NextSteps'
import { PhoneLine } from '@/components/sections/PhoneLine'
import { ServicePageLinks } from '@/components/sections/ServiceCards'
import { fieldsWithWords } from '@/lib/forms/form-fields'
import { formService } from '@/lib/forms/form-service'
import { pestOptions } from '@/lib/forms/options'
import { pageMetadata } from '@/lib/seo/metadata'
import { company } from '@/lib/site/company'
import { estimate, forms } from '@/lib/site/page-copy'

export const generateMetadata = () => pageMetadata({ ...estimate().meta, path: '/estimate' })

export default function EstimatePage() {
  const { heading, introduction, withoutScript, button, submitting, closing, photo } = estimate()
  const { email, phone, smsNumber } = company()
  const { problems, sending, clear, mailCut } = forms()
  return (
    <Page path="/estimate" opensAtTop>
      <Hero heading={heading} introduction={introduction} layout="card" />
      <SidebarLayout
        card={
          <>
            <NextSteps />
            <CallInstead />
            <ServicePageLinks />
          </>
        }
      >
        {!formService() && (
          <p className="max-w-measure text-lg in-data-scripts:hidden">
            <ContactText text={withoutScript} />
          </p>
        )}
        <div className={formService() ? undefined : 'hidden in-data-scripts:block'}>
          <Island
            name="RequestForm"
            props={{
              form: 'estimate',
              fields: fieldsWithWords('estimate', estimate().fields, forms(), pestOptions()),
              words: { problems, sending, clear },
              email,
              phone,
              mail: { subject: heading, closing, cut: mailCut },
              labels: { button, submitting },
              photoByText: smsNumber && { text: photo, number: smsNumber },
              formService: formService(),
            }}
          />
        </div>
      </SidebarLayout>
    </Page>
  )
}

function CallInstead() {
  return (
    <section
      aria-labelledby="call-instead-heading"
      className="grid gap-2 border-t border-line pt-5 text-sm"
    >
      <h2 id="call-instead-heading" className="text-lg">
        {estimate().callInstead}
      </h2>
      <p>
        <PhoneLine />
      </p>
      <BusinessHours />
    </section>
  )
}
