import type { TokenizerAndRendererExtension } from 'marked'
import { dialed } from '@/lib/phone-number'

const countryCode = String.raw`\+1[ .-]?|\b1-`
const digits = String.raw`(?:\(\d{3}\) ?|\b\d{3}[-.])\d{3}[-.]\d{4}(?!\d)`
const emergencyNumber = '911'
const number = String.raw`(?:${countryCode})?${digits}|\+1 \d{3} \d{3} \d{4}(?!\d)|1-8\d\d-[A-Z]{7,8}|(?<![\d-])${emergencyNumber}(?![\d-])`

/**
 * Matches a telephone number in a text: "(614) 525-3160", "614-525-3160", "+1 614 525 3160", "1-800-222-1222",
 * "1-800-WILDLIFE" or "911".
 */
export const phoneInText = new RegExp(`(${number})`)

/** The `tel:` address of a number that `phoneInText` matches. */
export function dialAddress(number: string): string {
  return `tel:${number === emergencyNumber ? number : dialed(number)}`
}

/** Markdown extension that turns telephone numbers into links, except inside a link. */
export const phoneLink: TokenizerAndRendererExtension = {
  name: 'phoneLink',
  level: 'inline',
  start: (text) => phoneInText.exec(text)?.index,
  tokenizer(text) {
    const [raw] = new RegExp(`^(?:${number})`).exec(text) ?? []
    return raw && !this.lexer.state.inLink ? { type: 'phoneLink', raw } : undefined
  },
  renderer: ({ raw }) => `<a href="${dialAddress(raw)}">${raw}</a>`,
}
