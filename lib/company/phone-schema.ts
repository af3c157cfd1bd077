import { matching } from '@/lib/content/fields'

/** A US number, which may contain letters and an extension, or an international number that begins with +. */
const wholeNumber =
  /^(\+\d[\d ().-]{6,18}\d|(\+?1[ .-]?)?\(?\d{3}\)?([ .-]?[A-Z\d]){7})(?<extension> ?(ext\.?|x) ?\d+)?$/i

/** A phone number: `display` for visitors, and `dial` for tel: links, such as "+16145550142". */
export const phoneNumber = matching(
  new RegExp(wholeNumber.source.replaceAll(' .-]', ' .\\u00a0\\u2010-\\u2014-]'), 'i'),
  'must have all its digits, with the area code, such as (614) 555-0142',
).transform((written) => {
  const display = written.replace(/\u00a0/g, ' ').replace(/[\u2010-\u2014]/g, '-')
  return { display, dial: dialed(display) }
})

function dialed(display: string) {
  const { extension = '' } = wholeNumber.exec(display)?.groups ?? {}
  const number = display.slice(0, display.length - extension.length)
  const digits = number.toUpperCase().replace(/[A-Z]/g, digitOfLetter).replace(/\D/g, '')
  return number.startsWith('+') || digits.length === 11 ? `+${digits}` : `+1${digits}`
}

/** The digit on the key of a phone that has this capital letter: "2" for A, B and C. */
export function digitOfLetter(letter: string) {
  const keys = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']
  return String(keys.findIndex((key) => key.includes(letter)) + 2)
}
