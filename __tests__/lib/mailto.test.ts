import { inquiryMailto, inquiryText, type ContactInquiry } from '@/lib/mailto'

const longestLink = 1_900

/** The most that one character can become: 🐜 is %F0%9F%90%9C. */
const longestEncodedCharacter = 12

const cutNote = '[The message was too long for this link. Please paste the rest from the website.]'

const inquiry: ContactInquiry = {
  name: 'Jo Miller',
  email: 'jo@example.com',
  phone: '(614) 555-0199',
  service: 'bed-bugs',
  serviceLabel: 'Bed Bug Extermination',
  message: 'Bites in a row.',
}

const link = (change: Partial<ContactInquiry> = {}) =>
  inquiryMailto('hello@example.com', { ...inquiry, ...change })

/** The parts of a mailto address as a mail program reads them (RFC 6068). */
function readLink(href: string) {
  const match = /^mailto:([^?]*)\?subject=([^&]*)&body=([^&]*)$/.exec(href)
  if (!match) throw new Error(`Not the address of an inquiry: ${href}`)
  const [to, subject, body] = match.slice(1).map(decodeURIComponent)
  return { to, subject, body: body ?? '' }
}

const messageIn = (href: string) =>
  /Message: ([\s\S]*)\r\n\r\nThis inquiry/.exec(readLink(href).body)?.[1]

test('the link goes to the company, with the service as its subject', () => {
  const { to, subject } = readLink(link().href)
  expect(to).toBe('hello@example.com')
  expect(subject).toBe('bed-bugs')
})

test('without a service the subject is a general one', () => {
  expect(readLink(link({ service: '', serviceLabel: '' }).href).subject).toBe(
    'Pest Control Inquiry',
  )
})

test('the body lists the fields in order, the service by its label, and says where it comes from', () => {
  expect(readLink(link().href).body.split('\r\n')).toEqual([
    'Name: Jo Miller',
    'Email: jo@example.com',
    'Phone: (614) 555-0199',
    'Service Interest: Bed Bug Extermination',
    'Message: Bites in a row.',
    '',
    'This inquiry was sent through the website contact form.',
  ])
})

test('the text to copy is the same as the body of the link', () => {
  const message = 'First line.\nSecond line.'
  expect(inquiryText({ ...inquiry, message })).toBe(
    readLink(link({ message }).href).body.replaceAll('\r\n', '\n'),
  )
})

test.each([
  ['Unix', 'one\ntwo'],
  ['Windows', 'one\r\ntwo'],
  ['old Macs', 'one\rtwo'],
])('a line break of %s becomes one CR LF', (_, message) => {
  const { href } = link({ message })
  expect(href).toContain('one%0D%0Atwo')
  expect(href.replaceAll('%0D%0A', '')).not.toMatch(/%0A|%0D/)
})

test('an empty line stays one empty line', () => {
  expect(link({ message: 'one\r\n\r\ntwo' }).href).toContain('one%0D%0A%0D%0Atwo')
})

test('a space becomes %20, and never a plus sign', () => {
  const { href } = link({ message: 'two words' })
  expect(href).toContain('two%20words')
  expect(href).not.toContain('+')
  expect(href).not.toContain(' ')
})

test.each([
  '“curly” and ‘single’',
  '"straight" and \'single\'',
  'ants & bees',
  'unit #4',
  '100 % sure, 50%20 off',
  'one + one = two?',
  'Grüße aus Tōkyō: 日本語, עברית',
  'ants 🐜🐜 and a family 👩‍👩‍👧‍👦',
  '<b>&amp;</b>',
  '&body=other&subject=other&cc=them@example.com',
])('the message %s arrives as it was written and adds nothing to the address', (message) => {
  const { href, isCut } = link({ message })
  expect(messageIn(href)).toBe(message)
  expect(isCut).toBe(false)
  expect(href).toMatch(/^[\w\-.~!*'():/?=&%@]+$/)
})

test.each(['name', 'email', 'phone', 'serviceLabel'] as const)(
  'what stands in %s is encoded too',
  (field) => {
    const value = 'A & B #1 + 50% “ü”\n🐜'
    const { href } = link({ [field]: value })
    expect(readLink(href).body).toContain(value.replace('\n', '\r\n'))
  },
)

describe('a long message', () => {
  /** A message that makes the whole link exactly so long. */
  const messageFor = (length: number) => 'm'.repeat(length - link({ message: '' }).href.length)

  test('stays whole while the link is no longer than 1,900 characters', () => {
    const { href, isCut } = link({ message: messageFor(longestLink) })
    expect(href).toHaveLength(longestLink)
    expect(isCut).toBe(false)
  })

  test('is cut when the link would be one character longer', () => {
    const { href, isCut } = link({ message: messageFor(longestLink + 1) })
    expect(href.length).toBeLessThanOrEqual(longestLink)
    expect(isCut).toBe(true)
  })

  test.each([
    ['plain words', 'Ants in the kitchen again. '.repeat(400)],
    ['line breaks', 'Ants.\r\n'.repeat(2_000)],
    ['signs', '"#%&+ '.repeat(1_500)],
    ['accents', 'äöüß'.repeat(1_500)],
    ['another script', '日本語'.repeat(1_500)],
    ['emoji', '🐜'.repeat(3_000)],
    ['emoji after one letter', `a${'🐜'.repeat(3_000)}`],
  ])(
    'of %s is cut to the longest that fits, with a note of it before the closing line',
    (_, message) => {
      const { href, isCut } = link({ message })
      expect(isCut).toBe(true)
      expect(href.length).toBeLessThanOrEqual(longestLink)
      expect(href.length).toBeGreaterThan(longestLink - longestEncodedCharacter)
      const [kept, note] = [
        messageIn(href)?.split('\r\n').slice(0, -1),
        messageIn(href)?.split('\r\n').at(-1),
      ]
      expect(note).toBe(cutNote)
      expect(message.replaceAll('\r\n', '\n').startsWith(kept?.join('\n') ?? '-')).toBe(true)
      expect(kept?.join('\n')).not.toMatch(/\p{Surrogate}/u)
      expect(readLink(href).body).toMatch(/website contact form\.$/)
    },
  )
})

test.each([
  ['name', 'J'.repeat(5_000)],
  ['name', '🐜'.repeat(500)],
  ['email', `${'j'.repeat(5_000)}@example.com`],
  ['phone', '6'.repeat(5_000)],
])('a very long %s does not make the link longer than 1,900 characters', (field, value) => {
  for (const message of ['', 'Bites in a row.', 'Bites in a row. '.repeat(500)]) {
    const { href, isCut } = link({ [field]: value, message })
    expect(href.length).toBeLessThanOrEqual(longestLink)
    expect(isCut).toBe(true)
  }
})
