export const servicesPage = {
  meta: {
    title: 'Our Services: Pest Control, Bed Bugs, Wildlife',
    description:
      'Pest control, bed bug heat treatment, and wildlife removal within Ohio law, for homes and businesses in ((city)) and ((region)). ((answered-24-7? We answer the phone 24/7.))',
  },
  hero: {
    eyebrow: 'Homes and businesses in ((region))',
    heading: 'Our services',
    introduction:
      'Pick the one that sounds like your problem. If you can’t tell, ask for an estimate and describe what you saw. Finding out is our first step anyway.',
  },
}
