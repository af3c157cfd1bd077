import type { TokenizerAndRendererExtension } from 'marked'
import { digitOfLetter } from '@/lib/company/phone-schema'

const number = String.raw`(?:\(\d{3}\) |\b\d{3}-)\d{3}-\d{4}(?!\d)|1-8\d\d-(?:\d{3}-\d{4}(?!\d)|[A-Z]{7,8})`

/** A telephone number in a text, such as that of a health office: "(614) 525-3160" or "614-525-3160", "1-800-222-1222", "1-800-WILDLIFE". */
export const phoneInText = new RegExp(`(${number})`)

/** What a phone dials for such a number, as the address of a link. */
export function dialAddress(number: string): string {
  const digits = number.replace(/[A-Z]/g, digitOfLetter).replace(/^1-|\D/g, '')
  return `tel:+1${digits.slice(0, 10)}`
}

/** Makes a link of such a number in Markdown. */
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
