import type { FieldDefinition, FormField } from './form-fields'

/**
 * Zero-width characters, soft hyphens, direction marks, and what dictation on an iPhone leaves behind. In names and messages
 * some scripts and emoji need them.
 */
const invisible = /[\p{Cf}\ufffc]/gu

const blanksAround = /^[\s\p{Cf}\ufffc]+|[\s\p{Cf}\ufffc]+$/gu

/** Those of typography, which come with copied numbers: hyphens, dashes, the minus sign. */
const hyphens = /[\u2010-\u2015\u2212]/g

/**
 * An entry as it is checked and sent: without spaces and invisible characters around it. Addresses, phone numbers and sizes
 * become plain characters, whatever keyboard they were typed on.
 */
export function cleanText(
  { control, format }: Pick<FieldDefinition, 'control' | 'format'>,
  text: string,
) {
  const trimmed = text.replace(blanksAround, '')
  const hasFormat = control === 'email' || control === 'tel' || format === 'number'
  if (!hasFormat) return trimmed
  const plain = trimmed.replace(invisible, '').normalize('NFKC').replace(hyphens, '-')
  if (control === 'email') return plainAddress(plain)
  const withDigits = plain.replace(/\p{Nd}/gu, asciiDigit)
  return format === 'number' ? plainNumber(withDigits) : withDigits
}

/** Without what comes along with an address that is copied: a link to it, the name before it, the end of a sentence. */
function plainAddress(text: string) {
  const [, address = text] = /<([^<>]+)>/.exec(text) ?? []
  return address.replace(/^mailto:/i, '').replace(/[.,;]+$/, '')
}

/** Cleans what is typed into the inputs of a form, before the browser checks them. */
export function cleanInputs(form: HTMLFormElement | null, fields: readonly FormField[]) {
  for (const field of fields) {
    const control = form?.elements.namedItem(field.name)
    if (control instanceof HTMLInputElement) control.value = cleanText(field, control.value)
  }
}

/** Unicode has the ten digits of each script in a row, from zero to nine, sometimes several rows on end. */
function asciiDigit(digit: string) {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1
  return String(before % 10)
}

const squareFeet = /[\s-]*(sq(uare)?[.\s-]*(f(ee|oo)?t)?|f(ee|oo)?t|s\.?f)[.\s^]*2?\.?$/i

/** 1,200 and 1 200 and 1'200. */
const thousands = /^([+-]?[1-9]\d{0,2}(?:[,\s'’]\d{3})+)(?![\d,])/

/** Not 0x10, which JavaScript reads as 16. */
export const isNumber = (text: string) => /^[\d.e+-]+$/i.test(text) && Number.isFinite(Number(text))

/** "1,200 sq. ft." becomes 1200. What is no number stays as it is, "1,20" as well. */
function plainNumber(text: string) {
  const number = text
    .replace(squareFeet, '')
    .replace(thousands, (figure) => figure.replace(/[,\s'’]/g, ''))
  return isNumber(number) ? String(Number(number)) : text
}
