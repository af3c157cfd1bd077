import { mailText, mailtoLink, type Mail } from '@/lib/forms/mailto'

const longestLink = 1_900

/** The most that one character can become: 🐜 is %F0%9F%90%9C. */
const longestEncodedCharacter = 12

const cutNote = '[The message was too long for this link. Please paste the rest from the website.]'

const mailOf = (message: string, name = 'Jo Miller'): Mail => ({
  subject: 'bed-bugs',
  lines: [
    ['Name', name],
    ['Message', message],
  ],
  closing: 'From the website.',
})

const link = (message: string, name?: string) =>
  mailtoLink('office@example.org', mailOf(message, name))

/** The parts of a mailto address as a mail program reads them (RFC 6068). */
function readLink(href: string) {
  const match = /^mailto:([^?]*)\?subject=([^&]*)&body=([^&]*)$/.exec(href)
  if (!match) throw new Error(`Not the address of a mail: ${href}`)
  const [to, subject, body] = match.slice(1).map(decodeURIComponent)
  return { to, subject, body: body ?? '' }
}

test('the link goes to the company with the subject and the whole text', () => {
  const { to, subject, body } = readLink(link('First line.\nSecond line.').href)
  expect(to).toBe('office@example.org')
  expect(subject).toBe('bed-bugs')
  expect(body.replaceAll('\r\n', '\n')).toBe(mailText(mailOf('First line.\nSecond line.')))
  expect(mailText(mailOf('Ants.'))).toBe('Name: Jo Miller\nMessage: Ants.\n\nFrom the website.')
})

test.each([
  ['Unix', 'one\ntwo\n\nthree'],
  ['Windows', 'one\r\ntwo\r\n\r\nthree'],
  ['old Macs', 'one\rtwo\r\rthree'],
])('a line break of %s becomes one CR LF', (_, message) => {
  const { href } = link(message)
  expect(href).toContain('one%0D%0Atwo%0D%0A%0D%0Athree')
  expect(href.replaceAll('%0D%0A', '')).not.toMatch(/%0A|%0D/)
})

test.each([
  '“curly” and ‘single’',
  '"straight" and \'single\'',
  'unit #4',
  '100 % sure, 50%20 off',
  'one + one = two?',
  'Grüße aus Tōkyō: 日本語, עברית',
  'ants 🐜🐜 and a family 👩‍👩‍👧‍👦',
  '<b>&amp;</b>',
  '&body=other&subject=other&cc=them@example.com',
])('the text %s arrives as it was written and adds nothing to the address', (text) => {
  const { href, isCut } = link(text, text)
  expect(readLink(href).body).toContain(`Name: ${text}\r\nMessage: ${text}\r\n`)
  expect(isCut).toBe(false)
  // Neither a space nor a plus sign stands for a space.
  expect(href).toMatch(/^[\w\-.~!*'():/?=&%@]+$/)
})

describe('a long message', () => {
  /** A message that makes the whole link exactly so long. */
  const messageFor = (length: number) => 'm'.repeat(length - link('').href.length)

  test('is cut when the link would be longer than 1,900 characters', () => {
    expect(link(messageFor(longestLink)).href).toHaveLength(longestLink)
    expect(link(messageFor(longestLink)).isCut).toBe(false)
    expect(link(messageFor(longestLink + 1)).isCut).toBe(true)
  })

  test.each([
    ['plain words', 'Ants in the kitchen again. '.repeat(400)],
    ['line breaks', 'Ants.\r\n'.repeat(2_000)],
    ['accents', 'äöüß'.repeat(1_500)],
    ['emoji', '🐜'.repeat(3_000)],
    ['emoji after one letter', `a${'🐜'.repeat(3_000)}`],
  ])('of %s is cut to the longest that fits, with a note below it', (_, message) => {
    const { href, isCut } = link(message)
    expect(isCut).toBe(true)
    expect(href.length).toBeLessThanOrEqual(longestLink)
    expect(href.length).toBeGreaterThan(longestLink - longestEncodedCharacter)
    const { body } = readLink(href)
    const [, kept = '-'] = /Message: ([\s\S]*)\r\n\[/.exec(body) ?? []
    expect(message.replaceAll('\r\n', '\n').startsWith(kept.replaceAll('\r\n', '\n'))).toBe(true)
    expect(kept).not.toMatch(/\p{Surrogate}/u)
    expect(body).toMatch(/^Name: Jo Miller\r\n/)
    expect(body.endsWith(`\r\n${cutNote}\r\n\r\nFrom the website.`)).toBe(true)
  })
})

test.each(['J'.repeat(5_000), '🐜'.repeat(500)])(
  'a very long name does not make the link longer than 1,900 characters',
  (name) => {
    for (const message of ['', 'Bites in a row.', 'Bites in a row. '.repeat(500)]) {
      const { href, isCut } = link(message, name)
      expect(href.length).toBeLessThanOrEqual(longestLink)
      expect(isCut).toBe(true)
    }
  },
)
