import { countsReceiver } from '@/lib/company/counting'

test.each([
  [undefined, undefined],
  ['https://counts.antsandsons.com/visits', 'counts.antsandsons.com'],
  ['/counts', 'www.antsandsons.com'],
])('counts that go to %p go, as the privacy policy says, to %p', (endpoint, receiver) => {
  const setting = endpoint ? { endpoint } : undefined
  expect(countsReceiver(setting, 'https://www.antsandsons.com')).toBe(receiver)
})
