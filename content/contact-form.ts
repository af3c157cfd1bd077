/** What the contact form offers besides the services. The value becomes the subject of the e-mail. */
export const otherInquiries = [
  { value: 'inspection', label: 'Inspection Only' },
  { value: 'other', label: 'Other Services' },
]

export const consentText =
  'I agree to the privacy policy and consent to being contacted about my inquiry.'

export const contactSuccess =
  "Your email client should have opened with your inquiry. Please send the email to complete your request((reply-time? , and we'll get back to you ((reply-time))))."
