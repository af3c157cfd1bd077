import { company } from './company'

export const about = {
  meta: {
    title: 'About Us: Family-Owned Pest Control in Columbus',
    description: `Family owned and locally operated in Central Ohio since ${company.founded}: licensed, insured, discreet. Read who we are, why our vehicles are unmarked, and how we decide.`,
  },
  hero: {
    eyebrow: `Since ${company.founded} in Columbus, Ohio`,
    heading: 'About us',
    specimen: { file: 'groundhog', common: 'Groundhog', latin: 'Marmota monax' },
    introduction:
      'A family company that would rather close a gap than sell you a spray. We work in Columbus and the towns around it.',
  },
  story: {
    heading: 'Our Story',
    paragraphs: [
      `We began in ${company.founded}, and our rule is a simple one: find out what it is before you treat it. ${company.claims.yearsInBusiness} years and ${company.claims.customers} customers later, it still holds. Our vehicles are unmarked, because what goes on in your house is your business.`,
      'We know the ground here. Limestone cellars in German Village, slabs on old farm fields in Hilliard, wooded lots around Hoover Reservoir: each lets in something else, at another time of the year.',
    ],
    facts: [
      { title: 'Family owned', text: 'The people who own the company answer for the work.' },
      { title: 'Locally operated', text: 'Franklin, Delaware, Licking, and Fairfield counties.' },
      { title: 'Licensed', text: 'By the Ohio Department of Agriculture.' },
      { title: 'Insured', text: 'As the state requires of a pesticide business.' },
    ],
  },
  values: {
    heading: 'Mission & Values',
    introduction:
      'Our mission is a home you can stop thinking about: the pest gone, the way in closed, and you knowing what was done.',
    items: [
      {
        title: 'Customer First',
        text: 'You hear what we found, what it means, and what it takes, in plain words, before you decide. There are no contracts.',
      },
      {
        title: 'Integrity & Respect',
        text: 'If it needs no treatment, we say so. We respect your home, your neighbors, your time, and the animal, too.',
      },
      {
        title: 'Continuous Improvement',
        text: 'We read the research, keep up our training, and offer eco-friendly options: traps, baits, and sealing before sprays.',
      },
    ],
  },
  affiliations: {
    heading: 'Affiliations & Certifications',
    introduction: 'Who licenses us, and who we learn from.',
    items: [
      {
        title: 'Ohio Department of Agriculture',
        text: 'Our licenses come from here. The department’s head office is in Reynoldsburg.',
      },
      {
        title: 'Regional bed bug task force',
        text: 'We are affiliated with the regional bed bug task force.',
      },
      {
        title: 'State university entomology department',
        text: 'We are affiliated with the entomology department of the state university.',
      },
    ],
  },
  callToAction: {
    heading: 'Tell us what you saw',
    text: 'A description is enough to begin with. A photo or a specimen in clear tape is better still.',
  },
} as const
