export const contact = {
  meta: {
    title: 'Contact Us for Pest Control in ((city)), ((state))',
    description:
      'Call ((answered-24-7? day or night)), send an e-mail, or use the form: pest control, bed bugs, and wildlife in ((region)). ((reply-time? We reply to e-mail ((reply-time)).))',
  },
  hero: {
    eyebrow: '((answered-24-7? Phone answered 24/7))',
    heading: 'Contact Us',
    introduction:
      'For your free estimate, or anything else: if it can’t wait, call. ((answered-24-7? We pick up day and night.)) If it can, write us a few lines: what you saw, where, and since when.',
    /** Leads to the other form. */
    estimateLink: 'Or answer a few questions for the estimate',
  },
  details: {
    heading: 'How to reach us',
    replyPromise: '((reply-time? We reply to e-mail ((reply-time)).))',
  },
  /** What content/company.yaml may ask for beside phone and e-mail. {number} takes text messages. */
  ways: {
    text: 'Text {number}',
    booking: 'Book a visit online',
    customerLogin: 'Customer login',
    contactCard: 'Save our number',
    writeReview: 'Write a review',
    allReviews: 'Read all our reviews',
  },
  /** {date} is the day on which a license ends. */
  licenses: { heading: 'Our licenses', expires: 'through {date}' },
  /** Below the hours, where content/company.yaml asks for it. {time} is the end of the hours. */
  openNow: {
    openUntil: 'Open now, until {time}',
    /** Where the next hours begin as these end. */
    open: 'Open now',
    closed: 'Closed now((answered-24-7? ; the phone is answered))',
  },
  reviews: { heading: 'Customer Reviews' },
  articles: { heading: 'Latest Tips & Articles' },
}
