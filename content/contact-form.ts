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

export const contactSuccess =
  "Your email client should have opened with your inquiry. Please send the email to complete your request((reply-time? , and we'll get back to you ((reply-time))))."
