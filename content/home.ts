import { company } from './company'
import type { ServiceSlug } from './services'

export const home = {
  meta: {
    title: `Pest Control in Columbus, Ohio | ${company.name}`,
    description:
      'Family-owned pest control for Columbus and Franklin County: bed bug heat treatment, wildlife removal, ants to rats. Same-day service, no contracts. Call 24/7.',
  },
  hero: {
    eyebrow: `Top-rated in Central Ohio: ${company.claims.rating}, with ${company.claims.customers} customers`,
    heading: 'Pests out of your house, and the way in closed.',
    introduction:
      'Tell us what you saw. Same-day service means that we find out quickly what it is and where it gets in, and put it right: in Columbus, Dublin, Westerville, Grove City, Worthington, Gahanna, and all of Franklin County.',
    specimen: {
      file: 'carpenter-ant-and-termite',
      common: 'Ant or termite? We look first.',
    },
    highlights: ['Bed bug specialists', 'Licensed and insured', 'Same-day service'],
  },
  services: {
    heading: 'What brings you here?',
    introduction: 'Three services, one rule: find out first, then treat what is there.',
    cards: {
      'pest-control':
        'Something crawls, stings, or gnaws. Ants, spiders, roaches, termites, wasps, mice, and rats: we find the way in and close it.',
      'bed-bugs':
        'Something bites at night. We search first, then hold the heat that reaches the eggs. The van has no name on it.',
      wildlife:
        'Something scratches overhead. Raccoons, squirrels, skunks, bats, birds, and groundhogs leave by the book, and the hole is closed.',
    } satisfies Record<ServiceSlug, string>,
  },
  reasons: {
    heading: 'Why people here choose us',
    items: [
      {
        title: 'Discreet',
        text: 'We come in unmarked vehicles and talk to you, not to the street. The neighbors need not know.',
      },
      {
        title: 'Licensed',
        text: 'Licensed by the Ohio Department of Agriculture, which means exams, insurance, and a renewal every year. Ask us for the number.',
      },
      {
        title: 'Guaranteed',
        text: 'A 100% satisfaction guarantee and no contracts. Our terms of service say how it works.',
      },
    ],
    link: 'More about us',
  },
  seasons: {
    heading: 'What is active now in Central Ohio',
    introduction:
      'The year decides what moves in. Here is what to expect, and what to do before it does.',
  },
  areas: {
    heading: 'Where we work',
    introduction:
      'Twenty towns and neighborhoods in and around Columbus, from the Scioto and the Olentangy to Alum Creek and Big Walnut. Each has its own houses, and so its own pests.',
  },
  reviews: { heading: 'What customers say' },
  callToAction: {
    heading: 'Not sure what it is? Send us a few words.',
    text: 'Describe what you saw and where. We answer within 24 hours, and the phone is answered around the clock.',
  },
} as const
