import { Page } from '@/components/layout/Page'
import { Hero, SidebarLayout } from '@/components/sections/Hero'
import { NextSteps } from '@/components/sections/NextSteps'
import { Button } from '@/components/ui/Button'
import { FilledText } from '@/components/ui/FilledText'
import { TextLink } from '@/components/ui/TextLink'
import { company } from '@/lib/content/company'
import { thankYou } from '@/lib/content/pages'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () =>
  pageMetadata({
    ...thankYou().meta,
    path: '/thank-you',
    noindex: true,
  })

export default function ThankYouPage() {
  return (
    <Page path="/thank-you">
      <Hero
        heading={thankYou().heading}
        layout="card"
        introduction={
          <>
            {thankYou().introduction}{' '}
            <TextLink href={`tel:${company().phone.dial}`} tone="inherit">
              {company().phone.display}
            </TextLink>
            .
          </>
        }
      />
      <SidebarLayout card={<NextSteps />}>
        <HomeRedirect />
      </SidebarLayout>
    </Page>
  )
}

/** Leads home from the confirmation. The site script opens the home page; without it the page does not mention that. */
function HomeRedirect() {
  const words = thankYou().home
  return (
    <div data-redirect="" className="group grid gap-4">
      <p tabIndex={-1}>
        <span
          data-redirect-countdown=""
          className="invisible group-data-[redirect=running]:visible noscript:hidden"
        >
          {words.countdown}{' '}
        </span>
        <FilledText text={words.now} parts={{ link: <TextLink href="/">{words.link}</TextLink> }} />
      </p>
      <div className="invisible group-data-[redirect=running]:visible noscript:hidden">
        <Button variant="outline" data-answer={words.stays}>
          {words.stay}
        </Button>
      </div>
    </div>
  )
}
