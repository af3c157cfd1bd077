import { thirdPartyScript } from '@/lib/content/third-party-script'
import { describeCost } from '@/scripts/third-party-cost'

const script = thirdPartyScript.parse({
  src: 'https://cdn.booking.example/widget.js',
  hosts: { connect: ['https://api.booking.example'], image: ['https://api.booking.example'] },
  privacySentence: 'Booking Example shows the calendar, and learns your address on the internet.',
})

afterEach(() => jest.restoreAllMocks())

test('the cost names the size, and every host once', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('a'.repeat(20_000)))
  expect(await describeCost(script)).toMatch(
    /^Third-party script https:\/\/cdn\.booking\.example\/widget\.js: 0\.\d kB \(20\.0 kB unzipped\) on every page, and may talk to https:\/\/cdn\.booking\.example, https:\/\/api\.booking\.example\.$/,
  )
})

test.each([
  ['a connection', () => Promise.reject(new Error('offline'))],
  ['an answer', () => Promise.resolve(new Response('', { status: 404 }))],
])('without %s the cost says that the size is not known', async (_, answer) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer)
  expect(await describeCost(script)).toContain('a size that could not be asked for now')
})
