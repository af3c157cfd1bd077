export const thankYou = {
  meta: {
    title: 'Thank You | ((name))',
    description:
      'Your request was received. Our team will make contact ((reply-time? ((reply-time)))). For anything that can’t wait, ((answered-24-7? the phone is answered around the clock, every day | please give us a call)).',
  },
  heading: 'Thank You!',
  /** Ends in the phone number. */
  introduction:
    'Your request was received, and our team will make contact ((reply-time? ((reply-time)))). If it can’t wait, call',
}
