import {
  pastDaySchema,
  shortAnswerSchema,
  siteOrigin,
  textSchema,
  webAddressSchema,
} from '@/lib/content/schemas/fields'
import { phoneNumber } from '@/lib/content/schemas/phone'

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-25T22:00:00Z') }))

test.each([
  ['2026-11-26', true],
  ['2026-11-27', false],
  ['2062-11-25', false],
])('the past day %s is valid: %s', (iso, isValid) => {
  expect(pastDaySchema.safeParse(iso).success).toBe(isValid)
})

test.each([
  'https://www.acme-pest.com/site',
  'https://www.acme-pest.com/',
  'https://u:p@www.acme-pest.com',
  'https://WWW.Acme-Pest.com',
  'https://www.kammerjäger.com',
])('%s is refused as the address of the site', (written) => {
  expect(siteOrigin.safeParse(written).success).toBe(false)
  expect(siteOrigin.safeParse('https://www.acme-pest.com').success).toBe(true)
})

test.each([
  'www.acme.com',
  'http://www.acme.com',
  '',
  'https://www.acme,com',
  'https://a..com',
  'https:/book.acme.com',
  'https:\\\\book.acme.com',
  'https://https://book.acme.com',
  'https://a.com/x,https://b.com/y',
  'https://acme.com/our page',
  'https://acme/ants',
])('%s is no address of a page, because a browser would open another one', (written) => {
  expect(webAddressSchema.safeParse(written).success).toBe(false)
})

test.each([
  'https://www.google.com/maps/@40.1,-83.1,15z',
  'https://web.archive.org/web/2020/https://acme.com/',
  'https://kammerjäger.de/über-uns?a=1#b',
  'https://acme.com:8443',
])('%s is the address of a page', (written) => {
  expect(webAddressSchema.parse(written)).toBe(written)
})

test('spaces around a text are taken off', () => {
  expect(textSchema.parse(' Ants & Sons\n')).toBe('Ants & Sons')
  expect(textSchema.safeParse(' ').success).toBe(false)
  expect(webAddressSchema.parse('https://acme.com/ ')).toBe('https://acme.com/')
})

test.each(['(614) 555–0142', '(614)\u00a0555-0142', '614‑555‑0142'])(
  'a telephone number may have typographic dashes and spaces: %s',
  (written) => {
    expect(phoneNumber.parse(written)).toMatchObject({ dial: '+16145550142' })
    expect(phoneNumber.parse(written).display).toMatch(/^[\d() -]+$/)
  },
)

test('a short answer that is too short or too long says how many words it has', () => {
  const { error } = shortAnswerSchema.safeParse('One word more. '.repeat(19))
  expect(error?.issues[0]?.message).toBe('has 57 words, and needs 40 to 55')
})
