export const estimate = {
  meta: {
    title: 'Free Pest Control Estimate in Columbus, Ohio',
    description:
      'Ask for a free, no-obligation estimate for pest control, bed bug heat treatment or wildlife removal in Central Ohio. A few questions, one minute, no contract.',
  },
  heading: 'Free Estimate',
  introduction:
    'We provide a free, no-obligation estimate. Answer a few questions and we will make contact within 24 hours.',
  nextSteps: {
    heading: 'What happens next',
    items: [
      'We read your request and make contact within 24 hours, by phone or e-mail.',
      'We agree on a time and come to look, in an unmarked vehicle.',
      'You hear what it is and get a written plan with its price. Then you decide. There is no contract and no obligation.',
    ],
  },
} as const

/** What the estimate form lets a visitor choose. */
export const pestTypes = [
  { value: 'general-pest', label: 'General Pest Control' },
  { value: 'bed-bugs', label: 'Bed Bugs' },
  { value: 'wildlife', label: 'Wildlife Removal' },
  { value: 'mosquitoes', label: 'Mosquitoes' },
  { value: 'termites', label: 'Termites' },
  { value: 'other', label: 'Other' },
] as const
