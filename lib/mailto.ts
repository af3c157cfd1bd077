export type ContactInquiry = {
  name: string
  email: string
  phone: string
  /** Value of the chosen service: the subject. Empty when none was chosen. */
  service: string
  /** The same as the visitor read it: the line Service Interest. */
  serviceLabel: string
  message: string
}

/** Windows hands at most about 2,000 characters of an address to the mail program. */
const maxLinkCharacters = 1_900

const fallbackSubject = 'Pest Control Inquiry'
const closingLine = 'This inquiry was sent through the website contact form.'
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
    closingLine,
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
  const characters = [...inquiry.message]
  const cutTo = (length: number) =>
    mailto(to, { ...inquiry, message: `${characters.slice(0, length).join('')}\n${cutNote}` })
  return { href: cutTo(longestFit(characters.length, cutTo)), isCut: true }
}

/** How many characters of the message fit, found by halving, since each may become up to twelve when encoded. */
function longestFit(total: number, cutTo: (length: number) => string) {
  let fits = 0
  let tooLong = total
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2)
    if (cutTo(middle).length <= maxLinkCharacters) fits = middle
    else tooLong = middle
  }
  return fits
}

function mailto(to: string, inquiry: ContactInquiry) {
  const subject = encode(inquiry.service || fallbackSubject)
  return `mailto:${to}?subject=${subject}&body=${encode(inquiryText(inquiry))}`
}

/** RFC 6068: a line break is CR LF, a space is %20. */
function encode(text: string) {
  return encodeURIComponent(text.replace(/\r\n|\r|\n/g, '\r\n'))
}
