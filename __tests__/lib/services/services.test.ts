import { serviceForCategory, services } from '@/lib/services/services'

test('an article belongs to the service of its category, and to the first one where there is none', () => {
  for (const service of services) {
    if (service.articleCategory) {
      expect(serviceForCategory(service.articleCategory)).toBe(service)
    }
  }
  expect(serviceForCategory('no such category')).toBe(services[0])
})
