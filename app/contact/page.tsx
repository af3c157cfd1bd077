import { ContactDetails } from './_sections/ContactDetails'
import { Page } from '@/components/layout/Page'
import { ArticleList } from '@/components/sections/ArticleList'
import { CallBand } from '@/components/sections/CallBand'
import { Hero, SidebarLayout } from '@/components/sections/Hero'
import { Island } from '@/components/sections/Island'
import { Reviews } from '@/components/sections/Reviews'
import { JsonLd } from '@/components/ui/JsonLd'
import { getArticles } from '@/lib/articles/articles'
import { fieldsWithWords } from '@/lib/forms/form-fields'
import { formService } from '@/lib/forms/form-service'
import { inquiryOptions } from '@/lib/forms/options'
import { pageMetadata } from '@/lib/seo/metadata'
import { contactPage } from '@/lib/seo/structured-data'
import { company } from '@/lib/site/company'
import { contact, forms, reviews } from '@/lib/site/page-copy'

const latestArticleCount = 3

export const generateMetadata = () => pageMetadata({ ...contact().meta, path: '/contact' })

export default function ContactPage() {
  const { hero, articles } = contact()
  const { email, phone } = company()
  const { button, submitting, subject, closing, success, mailProgram } = contact().form
  const { problems, sending, clear, mailCut } = forms()
  const inquiry = {
    fields: fieldsWithWords('contact', contact().form.fields, forms(), inquiryOptions()),
    email,
    phone,
    mail: { subject, closing, cut: mailCut },
  }
  return (
    <Page path="/contact">
      <Hero {...hero} layout="card" />
      <SidebarLayout card={<ContactDetails />}>
        <section aria-labelledby="contact-form-heading" className="grid content-start">
          <h2 id="contact-form-heading" tabIndex={-1} className="pb-6 text-2xl">
            {contact().form.heading}
          </h2>
          {formService() ? (
            <Island
              name="RequestForm"
              props={{
                ...inquiry,
                form: 'contact',
                words: { problems, sending, clear },
                labels: { button, submitting },
                formService: formService(),
              }}
            />
          ) : (
            <Island
              name="MailInquiry"
              props={{ ...inquiry, words: mailProgram, button, success, clear }}
            />
          )}
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
