// The browser gets this file with the form, and no other text of content/: the form’s other words come as props.

export const consentText =
  'I agree to the privacy policy and consent to being contacted about my inquiry.'
