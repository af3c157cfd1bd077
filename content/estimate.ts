export const estimate = {
  meta: {
    title: 'Free Pest Control Estimate in ((city)), ((state))',
    description:
      'Ask for a free, no-obligation estimate for pest control, bed bug heat treatment, or wildlife removal in ((region)). A few questions((no-contracts? , and no contract)).',
  },
  heading: 'Free Estimate',
  introduction:
    'This gets you a free, no-obligation estimate. Answer a few questions, and we’ll be in touch ((reply-time? ((reply-time)))).',
  callInstead: 'Would you rather talk?',
  nextSteps: {
    heading: 'What happens next',
    items: [
      'We read what you’ve written and call or e-mail you ((reply-time? ((reply-time)))).',
      'We agree on a time and come to look((unmarked-vehicles? , in an unmarked vehicle)).',
      'You hear what it is and get a written plan with the price. Then it’s up to you: there’s ((no-contracts? no contract and no obligation | no obligation)).',
    ],
  },
}

/** What the estimate form offers besides the services. */
export const otherPests = [
  { value: 'mosquitoes', label: 'Mosquitoes' },
  { value: 'termites', label: 'Termites' },
  { value: 'other', label: 'Other' },
]
