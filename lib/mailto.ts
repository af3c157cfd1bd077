export type ContactInquiry = {
  name: string
  email: string
  phone: string
  /** Value of the chosen service: the subject. Empty when none was chosen. */
  service: string
  /** The same as the visitor read it: the line Service Interest. */
  serviceLabel: string
  message: string
  /** Where the inquiry comes from; from the contact form when not given. */
  closingLine?: string
}

/** Windows hands at most about 2,000 characters of an address to the mail program. */
const maxLinkCharacters = 1_900

const fallbackSubject = 'Pest Control Inquiry'
const contactClosingLine = 'This inquiry was sent through the website contact form.'
const cutNote = '[The message was too long for this link. Please paste the rest from the website.]'

/** The whole text of an inquiry, for reading and for copying. */
export function inquiryText(inquiry: ContactInquiry): string {
  return [
    `Name: ${inquiry.name}`,
    `Email: ${inquiry.email}`,
    `Phone: ${inquiry.phone}`,
    `Service Interest: ${inquiry.serviceLabel}`,
    `Message: ${inquiry.message}`,
    '',
    inquiry.closingLine ?? contactClosingLine,
  ].join('\n')
}

/**
 * A mailto address that opens the visitor's mail program with the inquiry in it.
 *
 * @returns The address, at most 1,900 characters long, and whether the message had to be cut to fit.
 */
export function inquiryMailto(
  to: string,
  inquiry: ContactInquiry,
): { href: string; isCut: boolean } {
  const whole = mailto(to, inquiry)
  if (whole.length <= maxLinkCharacters) return { href: whole, isCut: false }
  const withoutMessage = { ...inquiry, message: cutNote }
  const isMessageTooLong = mailto(to, withoutMessage).length <= maxLinkCharacters
  const href = isMessageTooLong
    ? longestFit(inquiry.message.length, (length) =>
        mailto(to, { ...inquiry, message: `${cut(inquiry.message, length)}\n${cutNote}` }),
      )
    : longestFit(maxLinkCharacters, (length) => mailto(to, cutFields(withoutMessage, length)))
  return { href, isCut: true }
}

function cutFields(inquiry: ContactInquiry, length: number): ContactInquiry {
  return {
    ...inquiry,
    name: cut(inquiry.name, length),
    email: cut(inquiry.email, length),
    phone: cut(inquiry.phone, length),
  }
}

/** By whole characters: half of an emoji cannot be encoded. */
function cut(text: string, length: number) {
  return [...text].slice(0, length).join('')
}

/** The longest link that fits, found by halving, since one character may become twelve when encoded. */
function longestFit(total: number, linkOf: (length: number) => string) {
  let fits = 0
  let tooLong = total
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2)
    if (linkOf(middle).length <= maxLinkCharacters) fits = middle
    else tooLong = middle
  }
  return linkOf(fits)
}

function mailto(to: string, inquiry: ContactInquiry) {
  const subject = encode(inquiry.service || fallbackSubject)
  return `mailto:${to}?subject=${subject}&body=${encode(inquiryText(inquiry))}`
}

/** RFC 6068: a line break is CR LF, a space is %20. */
function encode(text: string) {
  return encodeURIComponent(text.replace(/\r\n|\r|\n/g, '\r\n'))
}
