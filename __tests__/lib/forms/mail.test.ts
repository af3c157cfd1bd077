import { estimateFields } from '../../support/estimate-fields'
import { contact, forms } from '@/lib/content/pages'
import { fieldsWithWords, visibleFields } from '@/lib/forms/form-fields'
import { createMail, mailText, mailtoLink, type Mail } from '@/lib/forms/mail'

const person = { name: ' Jo Miller ', email: 'jo@example.com', phone: '(614) 555-0199' }

const words = { subject: 'Ask', closing: 'From the website.', cut: '[The rest is there.]' }

test('an estimate by e-mail has a line for each field that shows', () => {
  const values = { ...person, pestType: 'bed-bugs', squareFootage: '1,200', message: 'Bites.' }
  const linesOf = (pestType: string) => {
    const fields = visibleFields(estimateFields, pestType)
    return mailText(createMail(words, fields, { ...values, pestType })).split('\n')
  }
  expect(linesOf('bed-bugs')).toEqual([
    'Name: Jo Miller',
    'Email: jo@example.com',
    'Phone: (614) 555-0199',
    'Pest type: Bed Bugs',
    'Square footage: 1200',
    'Preferred treatment date: ',
    'Message: Bites.',
    '',
    'From the website.',
  ])
  expect(linesOf('termites').slice(3, 5)).toEqual(['Pest type: Termites', 'Message: Bites.'])
})

test('without a service the subject is a general one, and its line stays [spec: The calls it makes]', () => {
  const fields = fieldsWithWords('contact', contact().form.fields, forms(), {})
  const mail = createMail(words, fields, person)
  expect(mail.subject).toBe('Ask')
  // The box to tick is no line of a letter.
  expect(mailText(mail)).toMatch(/Service Interest: \nMessage: \n\nFrom the website\.$/)
})

const longestLink = 1_900

/** The most that one character can become: 🐜 is %F0%9F%90%9C. */
const longestEncodedCharacter = 12

const textMail = (message: string, name = 'Jo Miller'): Mail => ({
  ...words,
  subject: 'bed-bugs',
  lines: [
    ['Name', name],
    ['Message', message],
  ],
})

const link = (message: string, name?: string) =>
  mailtoLink('office@example.org', textMail(message, name))

/** The parts of a mailto address as a mail program reads them (RFC 6068). */
function readLink(href: string) {
  const match = /^mailto:([^?]*)\?subject=([^&]*)&body=([^&]*)$/.exec(href)
  if (!match) throw new Error(`Not the address of a mail: ${href}`)
  const [to, subject, body = ''] = match.slice(1).map(decodeURIComponent)
  return { to, subject, body }
}

test.each([
  'one\ntwo\n\nthree\r\nfour\rfive',
  '“curly” and "straight" and \'single\'',
  'unit #4, 100 % sure, 50%20 off, one + one = two?',
  'Grüße aus Tōkyō: 日本語, עברית',
  'ants 🐜🐜 and a family 👩‍👩‍👧‍👦',
  '<b>&amp;</b>&body=other&subject=other&cc=them@example.com',
])('the text %j arrives as it was written, its lines broken by CR LF', (text) => {
  const { href, isCut } = link(text, text)
  const shown = text.replace(/\r\n|\r|\n/g, '\r\n')
  expect(readLink(href)).toEqual({
    to: 'office@example.org',
    subject: 'bed-bugs',
    body: `Name: ${shown}\r\nMessage: ${shown}\r\n\r\nFrom the website.`,
  })
  expect(isCut).toBe(false)
  // Neither a space nor a plus sign stands for a space.
  expect(href).toMatch(/^[\w\-.~!*'():/?=&%@]+$/)
})

test('half of an emoji becomes a replacement character', () => {
  expect(readLink(link('Ants \ud83d here').href).body).toContain('Ants \ufffd here')
})

test('a link may have 1,900 characters', () => {
  const messageFor = (length: number) => 'm'.repeat(length - link('').href.length)
  expect(link(messageFor(longestLink)).href).toHaveLength(longestLink)
  expect(link(messageFor(longestLink)).isCut).toBe(false)
  expect(link(messageFor(longestLink + 1)).isCut).toBe(true)
})

test.each([
  ['line breaks', 'Ants.\r\n'.repeat(2_000)],
  ['accents', 'äöüß'.repeat(1_500)],
  ['emoji after one letter', `a${'🐜'.repeat(3_000)}`],
])(
  'a longer message of %s is cut to within ten characters of the limit, with a note below it',
  (_, message) => {
    const { href, isCut } = link(message)
    expect(isCut).toBe(true)
    expect(href.length).toBeLessThanOrEqual(longestLink)
    expect(href.length).toBeGreaterThan(longestLink - 10 * longestEncodedCharacter)
    const { body } = readLink(href)
    const [, kept = '-'] = /Message: ([\s\S]*)\r\n\[/.exec(body) ?? []
    expect(message.replaceAll('\r\n', '\n').startsWith(kept.replaceAll('\r\n', '\n'))).toBe(true)
    expect(kept).not.toMatch(/\p{Surrogate}/u)
    expect(body.endsWith(`\r\n${words.cut}\r\n\r\nFrom the website.`)).toBe(true)
  },
)

test('a very long name is cut, too', () => {
  const { href, isCut } = link('Bites in a row. '.repeat(500), '🐜'.repeat(500))
  expect(href.length).toBeLessThanOrEqual(longestLink)
  expect(isCut).toBe(true)
})

test('a closing that is too long by itself does not loop forever', () => {
  const mail = { ...textMail('Ants.'), closing: 'From the website. '.repeat(200) }
  expect(mailtoLink('office@example.org', mail).isCut).toBe(true)
})
