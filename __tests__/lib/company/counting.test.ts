import { countsReceiver } from '@/lib/company/counting'

test.each([
  [undefined, undefined],
  ['https://counts.antsandsons.com/visits', 'counts.antsandsons.com'],
  ['/counts', 'this website itself'],
])('counts that go to %p go, as the privacy policy says, to %p', (endpoint, receiver) => {
  expect(countsReceiver(endpoint ? { endpoint } : undefined)).toBe(receiver)
})
