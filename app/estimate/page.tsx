import { Page } from '@/components/layout/Page'
import { BusinessHours } from '@/components/sections/BusinessHours'
import { Hero, SidebarLayout } from '@/components/sections/Hero'
import { Island } from '@/components/sections/Island'
import { NextSteps } from '@/components/sections/NextSteps'
import { PhoneLine } from '@/components/sections/PhoneLine'
import { company } from '@/lib/content/company'
import { estimate, forms } from '@/lib/content/pages'
import { fieldsWithWords } from '@/lib/forms/form-fields'
import { pestOptions } from '@/lib/forms/options'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata({ ...estimate().meta, path: '/estimate' })

export default function EstimatePage() {
  const { heading, introduction, fields, button, submitting, withoutScript, closing } = estimate()
  const { problems, failed, failedMail, mailCut } = forms()
  const { email, phone, form } = company()
  return (
    <Page path="/estimate" opensAtTop>
      <Hero heading={heading} introduction={introduction} layout="card" />
      <SidebarLayout
        card={
          <>
            <NextSteps />
            <CallInstead />
          </>
        }
      >
        <Island
          name="EstimateForm"
          props={{
            fields: fieldsWithWords('estimate', fields, forms(), { pestType: pestOptions() }),
            words: { button, submitting, withoutScript, problems, failed, failedMail },
            email,
            phone,
            mail: { subject: heading, closing, cut: mailCut },
            service: form,
          }}
        />
      </SidebarLayout>
    </Page>
  )
}

function CallInstead() {
  return (
    <section aria-labelledby="call-instead-heading" className="grid gap-2 border-t pt-5 text-sm">
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
