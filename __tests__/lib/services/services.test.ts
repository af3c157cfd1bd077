import { loadedContent } from '../../support/loaded-content'
import { serviceTermsSchema } from '@/lib/services/service-terms-schema'

test.each([false, 'false', 'False'])('a term with the value %j is left out', (visitLength) => {
  const [{ values } = { values: {} }] = loadedContent.content['service-terms'].sources
  const written = Object.entries(values as object).map(([slug, terms]) => [
    slug,
    { ...(terms as object), visitLength },
  ])
  const terms = serviceTermsSchema.parse(Object.fromEntries(written))
  expect(Object.values(terms).map((term) => term.visitLength)).toEqual(written.map(() => undefined))
})
