import { cleanValues, type Field, type FormValues } from './fields'

/** What every e-mail from a form says. */
export type MailWords = {
  /** Where no service was chosen. */
  subject: string
  /** The last line, which says where the e-mail comes from. */
  closing: string
  /** Stands below lines that had to be cut. */
  cut: string
}

export type Mail = MailWords & {
  /** Each becomes "label: text". */
  lines: readonly (readonly [label: string, text: string])[]
}

/**
 * A form as an e-mail to the company, with a line for each field, also for those that are blank. Of a select it says
 * what the visitor read.
 */
export function createMail(words: MailWords, fields: readonly Field[], values: FormValues): Mail {
  const cleaned = cleanValues(fields, values)
  const lines = fields
    .filter(({ control }) => control !== 'checkbox')
    .map((field) => {
      const text = cleaned[field.name] ?? ''
      const chosen = field.options?.find(({ value }) => value === text)
      return [field.mailLabel ?? field.label, chosen?.label ?? text] as const
    })
  return { ...words, subject: cleaned.service ?? words.subject, lines }
}

/** Windows hands at most about 2,000 characters of an address to the mail program. */
const maxLinkCharacters = 1_900

/** The whole text of a mail, for reading and for copying. */
export function mailText({ lines, closing }: Mail, note?: string): string {
  const texts = lines.map(([label, text]) => `${label}: ${text}`)
  return [...texts, ...(note ? [note] : []), '', closing].join('\n')
}

/**
 * A mailto address that opens the visitor's mail program with the mail in it.
 *
 * @returns The address, at most 1,900 characters long, and whether its longest texts had to be cut.
 */
export function mailtoLink(to: string, mail: Mail): { href: string; isCut: boolean } {
  const whole = linkOf(to, mail)
  if (whole.length <= maxLinkCharacters) return { href: whole, isCut: false }
  let href = whole
  // Labels and closing stay, however long they are.
  for (let left = maxLinkCharacters; left >= 0 && href.length > maxLinkCharacters; left -= 10) {
    href = linkOf(to, cut(mail, left), mail.cut)
  }
  return { href, isCut: true }
}

/** Shortens each text to so many whole characters: half of an emoji cannot be encoded. */
function cut(mail: Mail, characters: number): Mail {
  const lines = mail.lines.map(
    ([label, text]) => [label, [...text].slice(0, characters).join('')] as const,
  )
  return { ...mail, lines }
}

function linkOf(to: string, mail: Mail, note?: string) {
  return `mailto:${to}?subject=${encode(mail.subject)}&body=${encode(mailText(mail, note))}`
}

/** RFC 6068: a line break is CR LF, a space is %20. Half of an emoji, as a cut text has it, cannot be encoded. */
function encode(text: string) {
  const whole = text.replace(/\p{Surrogate}/gu, '\ufffd')
  return encodeURIComponent(whole.replace(/\r\n|\r|\n/g, '\r\n'))
}
