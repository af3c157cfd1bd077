import type { Company } from './company-schema'
import { contact } from '@/lib/pages/page-copy'

/** A link in words to something of the owner's. */
export type ContactLink = { href: string; text: string }

/** Where text messages go: only where somebody reads them. */
export function textMessages({ texts }: Pick<Company, 'texts'>): ContactLink | undefined {
  if (!texts?.isRead) return undefined
  return { href: `sms:${texts.dial}`, text: contact.ways.text.replace('{number}', texts.display) }
}

/** What customers can do online, of what the owner has. */
export function onlineLinks({
  booking,
  customerLogin,
}: Pick<Company, 'booking' | 'customerLogin'>): ContactLink[] {
  const { ways } = contact
  return present([
    [booking, ways.booking],
    [customerLogin, ways.customerLogin],
  ])
}

/** The company's reviews elsewhere. */
export function reviewWays({ reviewLinks }: Pick<Company, 'reviewLinks'>): ContactLink[] {
  const { ways } = contact
  return present([
    [reviewLinks.all, ways.allReviews],
    [reviewLinks.write, ways.writeReview],
  ])
}

function present(
  ways: readonly (readonly [href: string | undefined, text: string])[],
): ContactLink[] {
  return ways.flatMap(([href, text]) => (href ? [{ href, text }] : []))
}
