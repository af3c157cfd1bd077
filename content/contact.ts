import { company } from './company'
import { contactReviews } from './testimonials'

export const contact = {
  meta: {
    title: 'Contact Us for Pest Control in Columbus, Ohio',
    description: `Call day or night, send an e-mail, or use the form: pest control, bed bugs, and wildlife in Central Ohio. We reply to e-mail ${company.claims.replyTime}.`,
  },
  hero: {
    eyebrow: 'Phone answered 24/7',
    heading: 'Contact Us',
    introduction:
      'For your free estimate, or anything else: if it can’t wait, call. We pick up day and night. If it can, write us a few lines: what you saw, where, and since when.',
    /** Leads to the other form. */
    estimateLink: 'Or answer a few questions for the estimate',
  },
  details: {
    heading: 'How to reach us',
    replyPromise: `We reply to e-mail ${company.claims.replyTime}.`,
  },
  reviews: { heading: 'Customer Reviews', items: contactReviews },
  articles: { heading: 'Latest Tips & Articles' },
} as const
