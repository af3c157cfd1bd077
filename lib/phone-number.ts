/** Between digits. Word processors write no-break spaces and other dashes. */
const gap = String.raw`[ ./\u00a0\u2010-\u2014-]`
const northAmerican = String.raw`(?:\+?1${gap}?)?\(?\d{3}\)?(?:${gap}?[A-Z\d]){7}(?:${gap}?[A-Z])?` // 1-800-KILL-BUGS
const extension = String.raw` ?(?:ext\.?|x) ?(?<extension>\d+)` // ext. 12
export const wholeNumber = new RegExp(`^(?<number>${northAmerican})(?:${extension})?$`, 'i')

/** "1-800-WILDLIFE" as "+18009453543": without letters that are too many to dial. */
export function dialed(written: string) {
  const { number = written, extension } = wholeNumber.exec(written)?.groups ?? {}
  const digits = number.toUpperCase().replace(/[A-Z]/g, digitOfLetter).replace(/\D/g, '')
  const whole = `+1${digits.replace(/^1(?=\d{10})/, '').slice(0, 10)}`
  return extension ? `${whole},${extension}` : whole
}

/** The digit on the key of a phone that has this capital letter: "2" for A, B and C. */
function digitOfLetter(letter: string) {
  const keys = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']
  return String(keys.findIndex((key) => key.includes(letter)) + 2)
}
