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

/** What the contact form lets a visitor choose; the value becomes the subject of the e-mail. */
export const contactServices = [
  { value: 'pest-control', label: 'General Pest Control' },
  { value: 'bed-bugs', label: 'Bed Bug Extermination' },
  { value: 'wildlife', label: 'Wildlife Removal' },
  { value: 'inspection', label: 'Inspection Only' },
  { value: 'other', label: 'Other Services' },
] as const

export const consentText =
  'I agree to the privacy policy and consent to being contacted about my inquiry.'

export const contactSuccess = `Your email client should have opened with your inquiry. Please send the email to complete your request, and we'll get back to you ${company.claims.replyTime}.`
