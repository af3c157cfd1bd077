import { Hero } from './Hero'
import { TextSection } from './TextSection'
import { Page } from '@/components/layout/Page'
import { company } from '@/lib/content/company'
import { fill } from '@/lib/content/fill'
import { everyPage } from '@/lib/content/pages'
import type { LegalText } from '@/lib/content/schemas/pages'
import { isoDate, longDate } from '@/lib/dates'

type Props = { path: string; text: LegalText }

export function LegalPage({ path, text }: Props) {
  const today = new Date()
  const { name } = company()
  return (
    <Page path={path}>
      <Hero
        heading={text.heading}
        introduction={
          <>
            {everyPage().updated}{' '}
            <time data-today="date" dateTime={isoDate(today)}>
              {longDate(today)}
            </time>
          </>
        }
      />
      <div className="page-width py-6 text-sm md:py-18 md:text-base">
        <div className="prose *:break-inside-avoid lg:max-w-none lg:columns-2 lg:gap-x-12">
          {text.sections.map(({ heading, paragraphs, list }) => (
            <TextSection
              key={heading}
              heading={heading}
              paragraphs={paragraphs.map((paragraph) => fill(paragraph, { name }))}
              list={list}
            />
          ))}
          <section>
            <h2>{text.contact.heading}</h2>
            <p>{text.contact.text}</p>
            <p>
              <a href={`mailto:${company().email}`}>{company().email}</a>
              <br />
              <a href={`tel:${company().phone.dial}`}>{company().phone.display}</a>
            </p>
          </section>
        </div>
      </div>
    </Page>
  )
}
