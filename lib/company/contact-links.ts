import { company } from './company'
import { contact } from '@/lib/pages/page-copy'

/** A link in words to something of the owner's. */
type ContactLink = { href: string; text: string }

const { ways } = contact

/** Where text messages go: only where somebody reads them. */
export function textMessages(): ContactLink | undefined {
  const { texts } = company
  if (!texts?.isRead) return undefined
  return { href: `sms:${texts.dial}`, text: ways.text.replace('{number}', texts.display) }
}

/** What customers can do online, of what the owner has. */
export function onlineLinks() {
  return [
    ...link(company.booking, ways.booking),
    ...link(company.customerLogin, ways.customerLogin),
  ]
}

/** The company's reviews elsewhere. */
export function reviewWays() {
  const { all, write } = company.reviewLinks
  return [...link(all, ways.allReviews), ...link(write, ways.writeReview)]
}

function link(href: string | undefined, text: string): ContactLink[] {
  return href ? [{ href, text }] : []
}
