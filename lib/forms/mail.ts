import { cleanValues, type FormTexts, type FormField } from './form-fields'

export type MailWords = {
  /** Used where no service was chosen. */
  subject: string
  /** The last line, which says where the email comes from. */
  closing: string
  /** Note below texts that had to be cut. */
  cut: string
}

export type Mail = MailWords & {
  /** Written as "label: text". */
  lines: readonly (readonly [label: string, text: string])[]
}

/** An email to the company with a line for each field, also for blank ones. Options are named by their labels. */
export function createMail(
  words: MailWords,
  fields: readonly FormField[],
  values: Partial<FormTexts>,
): Mail {
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

/** Windows passes at most about 2,000 characters of an address on to the mail program. */
const maxLinkCharacters = 1_900

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
  // Stops at 0: labels and closing are never cut, however long they are.
  for (let left = maxLinkCharacters; left >= 0 && href.length > maxLinkCharacters; left -= 10) {
    href = linkOf(to, shorten(mail, left), mail.cut)
  }
  return { href, isCut: true }
}

/** Shortens each text. Counted in code points, because half of an emoji cannot be encoded. */
function shorten(mail: Mail, characters: number): Mail {
  const lines = mail.lines.map(
    ([label, text]) => [label, [...text].slice(0, characters).join('')] as const,
  )
  return { ...mail, lines }
}

function linkOf(to: string, mail: Mail, note?: string) {
  return `mailto:${to}?subject=${encode(mail.subject)}&body=${encode(mailText(mail, note))}`
}

/** RFC 6068: a line break is CR LF, a space is %20. encodeURIComponent throws at half of an emoji, as a cut paste has it. */
function encode(text: string) {
  const wellFormed = text.replace(/\p{Surrogate}/gu, '\ufffd')
  return encodeURIComponent(wellFormed.replace(/\r\n|\r|\n/g, '\r\n'))
}
