import { Page } from '@/components/layout/Page'
import { CardBeside } from '@/components/sections/CardBeside'
import { Hero } from '@/components/sections/Hero'
import { HomeRedirect } from '@/components/sections/HomeRedirect'
import { NextSteps } from '@/components/sections/NextSteps'
import { TextLink } from '@/components/ui/TextLink'
import { company } from '@/lib/content/company'
import { thankYou } from '@/lib/content/texts'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata({
  ...thankYou.meta,
  path: '/thank-you',
  share: 'home',
  noindex: true,
})

export default function ThankYouPage() {
  return (
    <Page path="/thank-you">
      <Hero
        heading={thankYou.heading}
        hasCardBeside
        introduction={
          <p>
            {thankYou.introduction}{' '}
            <TextLink href={`tel:${company.phone.dial}`} tone="inherit">
              {company.phone.display}
            </TextLink>
            .
          </p>
        }
      />
      <CardBeside card={<NextSteps />}>
        <HomeRedirect />
      </CardBeside>
    </Page>
  )
}
