import { company } from './company'
import { contact } from '@/lib/pages/page-copy'

/** A link in words to something of the owner's. */
type ContactLink = { href: string; text: string }

const words = contact.contactLinks

/** Where text messages go. */
export function textMessages(): ContactLink | undefined {
  const { texts } = company
  if (!texts) return undefined
  return { href: `sms:${texts.dial}`, text: words.text.replace('{number}', texts.display) }
}

/** What customers can do online, of what the owner has. */
export function onlineLinks() {
  return [
    ...link(company.booking, words.booking),
    ...link(company.customerLogin, words.customerLogin),
  ]
}

/** The company's reviews elsewhere. */
export function reviewSites() {
  const { all, write } = company.reviewLinks
  return [...link(all, words.allReviews), ...link(write, words.writeReview)]
}

function link(href: string | undefined, text: string): ContactLink[] {
  return href ? [{ href, text }] : []
}
