export const servicesPage = {
  meta: {
    title: 'Our Services: Pest Control, Bed Bugs, Wildlife',
    description:
      'Three services for Central Ohio homes and businesses: general pest control, bed bug extermination by heat, and wildlife removal within Ohio law. Call 24/7.',
  },
  hero: {
    eyebrow: 'Homes and businesses in Central Ohio',
    heading: 'Our services',
    introduction:
      'Pick what sounds like your problem. If you cannot tell, ask for an estimate and describe what you saw: finding out is our first step anyway.',
  },
} as const
