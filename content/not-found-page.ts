import { company } from './company'

export const notFoundPage = {
  meta: {
    title: `Page Not Found | ${company.name}`,
    description: 'There is no page at this address. Go back home, or pick one of our services.',
  },
  heading: 'Page Not Found',
  introduction:
    'We searched the seams, the baseboards and behind the stove. There is no page at this address. It may have moved, or the link has a typo.',
  specimen: { file: 'mouse', common: 'Not what you were looking for' },
  services: 'Perhaps you were on your way here',
} as const
