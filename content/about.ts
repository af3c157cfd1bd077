import { company } from './company'

export const about = {
  meta: {
    title: 'About Us: Family-Owned Pest Control in Columbus',
    description: `Family owned and locally operated in Central Ohio since ${company.founded}: licensed, insured, discreet. Who we are, and why our vehicles have no name on them.`,
  },
  hero: {
    eyebrow: `Since ${company.founded} in Columbus, Ohio`,
    heading: 'About us',
    specimen: { file: 'groundhog', common: 'Groundhog', latin: 'Marmota monax' },
    introduction:
      'We’re a family company, and we work in Columbus and the towns around it. If a tube of caulk will do the job, we’ll tell you.',
  },
  people: { heading: 'Who comes to your door', license: 'License' },
  story: {
    heading: 'Our Story',
    paragraphs: [
      `We started in ${company.founded} with one rule: find out what it is before you treat it. That’s ${company.claims.yearsInBusiness} years and ${company.claims.customers} customers ago, and we still work that way. Our vehicles are unmarked, because what’s going on in your house is nobody else’s business.`,
      'We know the houses here. An old limestone foundation in German Village has gaps that you don’t see from inside. A new house in Hilliard may have a field next door, and the field has mice. By Hoover Reservoir it’s the woods and the water.',
    ],
    facts: [
      {
        title: 'Family owned',
        text: 'The people who own the company answer for the work.',
      },
      { title: 'Locally operated', text: 'Franklin, Delaware, Licking, and Fairfield counties.' },
      { title: 'Licensed', text: 'By the Ohio Department of Agriculture. Ask us for the number.' },
      { title: 'Insured', text: 'As the state requires of a pesticide business.' },
    ],
  },
  values: {
    heading: 'Mission & Values',
    introduction:
      'You’d like it gone, and you’d like to know what was done. That’s the job: get it out, close the way in, and tell you how.',
    items: [
      {
        title: 'Customer First',
        text: 'Before you decide, you hear what we found, what it means, and what it takes. There are no contracts.',
      },
      {
        title: 'Integrity & Respect',
        text: 'If it doesn’t need a treatment, we say so. We respect your home, your time, and the animal. The neighbors won’t hear about it from us.',
      },
      {
        title: 'Continuous Improvement',
        text: 'We read the research and keep up our training. You can ask for eco-friendly options: traps, baits, and sealing before sprays.',
      },
    ],
  },
  affiliations: {
    heading: 'Affiliations & Certifications',
    introduction: 'Who licenses us, and whose work we follow.',
    items: [
      {
        title: 'Ohio Department of Agriculture',
        text: 'Our pesticide licenses come from here. The department’s head office is in Reynoldsburg.',
      },
      {
        title: 'Regional bed bug task force',
        text: 'We’re affiliated with the regional bed bug task force.',
      },
      {
        title: 'State university entomology department',
        text: 'We’re affiliated with the entomology department of the state university.',
      },
    ],
  },
  callToAction: {
    heading: 'Tell us what you saw',
    text: 'A few words will do to start with. If you’ve got a photo, or one of them under clear tape, keep it for us.',
  },
} as const
