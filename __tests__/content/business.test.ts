import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Footer } from '@/components/layout/Footer'
import { company } from '@/lib/content/company'
import { businessAndWebsite } from '@/lib/seo/structured-data'

/** What search engines read of the business that is an address of the site, a time, a second name, or a word of schema.org. */
const notFacts =
  /^(@|url$|logo$|alternateName$|image$|containedInPlace$|openingHours|hoursAvailable|contactType|addressCountry|geo$|priceRange$)/

function factsIn(value: unknown): string[] {
  if (typeof value !== 'object' || !value) return value === undefined ? [] : [String(value)]
  return Object.entries(value).flatMap(([key, inner]) => (notFacts.test(key) ? [] : factsIn(inner)))
}

test('the footer shows each fact about the business that search engines read', () => {
  const footer = renderToStaticMarkup(createElement(Footer))
  const facts = factsIn(businessAndWebsite()['@graph'][0])
  expect(facts).toContain(company().name)
  expect(facts.filter((fact) => !footer.includes(renderToStaticMarkup(fact)))).toEqual([])
})
