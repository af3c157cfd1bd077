import { company } from './company'
import type { ServiceSlug } from './services'

export const home = {
  meta: {
    title: `Pest Control in Columbus, Ohio | ${company.name}`,
    description:
      'Family-owned pest control for Columbus and Franklin County: ants to rats, bed bug heat treatment, and wildlife. Same-day service, no contracts. Call 24/7.',
  },
  hero: {
    eyebrow: `Top-rated in Central Ohio: ${company.claims.rating}, with ${company.claims.customers} customers`,
    heading: 'Pest control in Columbus for bugs, mice, and raccoons',
    introduction:
      'Tell us what you saw. We can come the same day, find out what it is, and close the way in.',
    specimen: {
      file: 'carpenter-ant-and-termite',
      common: 'Ant or termite? Check the waist.',
    },
    highlights: ['Bed bug specialists', 'Licensed and insured', 'Same-day service'],
  },
  services: {
    heading: 'What brings you here?',
    introduction:
      'Pick the one that sounds like your house. If you can’t tell, call and we’ll work it out with you.',
    cards: {
      'pest-control':
        'Ants, spiders, roaches, termites, wasps, mice, or rats. We find out where they get in, treat what’s there, and close it.',
      'bed-bugs':
        'You wake up with bites. We search first, then hold the heat long enough to kill the eggs. The van has no name on it.',
      wildlife:
        'You hear feet overhead. Raccoons, squirrels, skunks, bats, birds, and groundhogs: we get them out within Ohio law and close the hole.',
    } satisfies Record<ServiceSlug, string>,
  },
  reasons: {
    heading: 'Why people here choose us',
    items: [
      {
        title: 'Discreet',
        text: 'We come in unmarked vehicles. What the neighbors hear about it is up to you.',
      },
      {
        title: 'Licensed',
        text: 'Licensed by the Ohio Department of Agriculture. That takes exams, insurance, and a renewal every year. Ask us for the number.',
      },
      {
        title: 'Guaranteed',
        text: 'You get a 100% satisfaction guarantee and no contracts. What happens if it comes back is in our terms.',
        link: { href: '/terms-of-service', text: 'Read the terms' },
      },
    ],
    link: 'More about us',
  },
  seasons: {
    heading: 'What’s active now in Central Ohio',
    introduction:
      'What turns up when, and what you can do about it yourself. German cockroaches aren’t listed, because indoors they don’t keep a season.',
  },
  areas: {
    heading: 'Where we work',
    introduction:
      'That’s Columbus, Dublin, Westerville, Grove City, Worthington, Gahanna, and all of Franklin County, and places in Delaware, Licking, and Fairfield counties. Twenty towns and neighborhoods have a page here. Find yours and see what gets into the houses there.',
  },
  reviews: { heading: 'What customers say' },
  callToAction: {
    heading: 'Not sure what it is?',
    text: `Write down what you saw, where, and when. We answer ${company.claims.replyTime}. If you’d rather talk, we pick up the phone day and night.`,
  },
} as const
