import { Page } from '@/components/layout/Page'
import { Hero } from '@/components/sections/Hero'
import { HomeRedirect } from '@/components/sections/HomeRedirect'
import { TextLink } from '@/components/ui/TextLink'
import { company } from '@/content/company'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata({
  title: `Thank You | ${company.name}`,
  description:
    'Your request was received. Our team will make contact within 24 hours. For anything that cannot wait, the phone is answered around the clock, every day.',
  path: '/thank-you',
  share: 'home',
  noindex: true,
})

export default function ThankYouPage() {
  return (
    <Page path="/thank-you">
      <Hero
        heading="Thank You!"
        introduction={
          <p>
            Your request was received, and our team will make contact {company.claims.replyTime}. If
            it cannot wait, call{' '}
            <TextLink href={`tel:${company.phone.dial}`} tone="inherit">
              {company.phone.display}
            </TextLink>
            .
          </p>
        }
      />
      <div className="page-width py-12 md:py-18">
        <HomeRedirect />
      </div>
    </Page>
  )
}
