import { serviceTermsSchema } from '@/lib/services/service-terms-schema'
import { loadContent } from '@/lib/site/site-content'

test.each([false, 'false', 'False'])('a term with the value %j is left out', (visitLength) => {
  const [{ values } = { values: {} }] = loadContent().content['service-terms'].sources
  const written = Object.entries(values as object).map(([slug, terms]) => [
    slug,
    { ...(terms as object), visitLength },
  ])
  const terms = serviceTermsSchema.parse(Object.fromEntries(written))
  expect(Object.values(terms).map((term) => term.visitLength)).toEqual(written.map(() => undefined))
})
