import { serviceTermsSchema } from '@/lib/services/service-terms-schema'
import { serviceForCategory, services } from '@/lib/services/services'
import { loadContent } from '@/lib/site/site-content'

test('an article belongs to the service of its category, or else to the first service', () => {
  for (const service of services()) {
    if (service.articleCategory) {
      expect(serviceForCategory(service.articleCategory)).toBe(service)
    }
  }
  expect(serviceForCategory('no such category')).toBe(services()[0])
})

test.each([false, 'false', 'False'])('a term with the value %j is left out', (visitLength) => {
  const [{ values } = { values: {} }] = loadContent().content['service-terms'].sources
  const written = Object.entries(values as object).map(([slug, terms]) => [
    slug,
    { ...(terms as object), visitLength },
  ])
  const terms = serviceTermsSchema.parse(Object.fromEntries(written))
  expect(Object.values(terms).map((term) => term.visitLength)).toEqual(written.map(() => undefined))
})
