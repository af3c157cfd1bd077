import { ContactDetails } from './_sections/ContactDetails'
import { Page } from '@/components/layout/Page'
import { ArticleList } from '@/components/sections/ArticleList'
import { CallBand } from '@/components/sections/CallBand'
import { Hero, SidebarLayout } from '@/components/sections/Hero'
import { Island } from '@/components/sections/Island'
import { Reviews } from '@/components/sections/Reviews'
import { JsonLd } from '@/components/ui/JsonLd'
import { getArticles } from '@/lib/content/articles'
import { company } from '@/lib/content/company'
import { contact, forms, reviews } from '@/lib/content/pages'
import { fieldsWithWords } from '@/lib/forms/form-fields'
import { inquiryOptions } from '@/lib/forms/options'
import { pageMetadata } from '@/lib/seo/metadata'
import { contactPage } from '@/lib/seo/structured-data'

const latestArticleCount = 3

export const generateMetadata = () => pageMetadata({ ...contact().meta, path: '/contact' })

export default function ContactPage() {
  const { hero, articles } = contact()
  const { email, phone } = company()
  const { fields, subject, closing, ...words } = contact().form
  return (
    <Page path="/contact">
      <Hero {...hero} layout="card" />
      <SidebarLayout card={<ContactDetails />}>
        <section aria-labelledby="contact-form-heading" className="grid content-start">
          <h2 id="contact-form-heading" className="pb-6 text-2xl">
            {words.heading}
          </h2>
          <Island
            name="ContactForm"
            props={{
              fields: fieldsWithWords('contact', fields, forms(), { service: inquiryOptions() }),
              words: {
                button: words.button,
                submitting: words.submitting,
                withoutScript: words.withoutScript,
                thanks: words.thanks,
                success: words.success,
                notOpened: words.notOpened,
                cut: words.cut,
                copy: words.copy,
              },
              email,
              phone,
              mail: { subject, closing, cut: forms().mailCut },
            }}
          />
        </section>
      </SidebarLayout>
      <Reviews heading={contact().reviews.heading} reviews={reviews().contact} />
      <ArticleList
        heading={articles.heading}
        articles={getArticles().slice(0, latestArticleCount)}
      />
      <CallBand />
      <JsonLd data={contactPage()} />
    </Page>
  )
}
