export const about = {
  meta: {
    title: 'About Us: ((family-owned? Family-Owned )) Pest Control in ((city))',
    description:
      '((family-owned? Family owned and locally operated | Locally operated)) in ((region)) ((founded? since ((founded))))((licensed-agriculture? : licensed((insured? , insured)), discreet)). Who we are((unmarked-vehicles? , and why our vehicles have no name on them | , and how we work)).',
  },
  hero: {
    eyebrow: '((founded? Since ((founded)) in ((city)), ((state)) | ((city)), ((state))))',
    heading: 'About us',
    house: {
      image: '/images/houses/brick-cottage.svg',
      alt: 'Section through a small brick cottage with a slate roof, a tall chimney, a limestone cellar, and a brick kitchen wing.',
      caption: 'A brick cottage, as in German Village',
    },
    introduction:
      '((family-owned? We’re a family company, and we work | We work)) in ((city)) and the towns around it. If a tube of caulk will do the job, we’ll tell you.',
  },
  people: { heading: 'Who comes to your door', license: 'License' },
  story: {
    heading: 'Our Story',
    paragraphs: [
      '((founded? We started in ((founded)) with one rule: find out what it is before you treat it. ((years? That’s ((years)) years ((customers? and ((customers)) customers)) ago, and we still work that way.)) | We have one rule: find out what it is before you treat it.)) ((unmarked-vehicles? Our vehicles are unmarked, because what’s going on in your house is nobody else’s business.))',
      'We know the houses here. An old limestone foundation in German Village has gaps that you don’t see from inside. A new house in Hilliard may have a field next door, and the field has mice. By Hoover Reservoir it’s the woods and the water.',
    ],
    facts: [
      {
        title: 'Family owned',
        text: '((family-owned? The people who own the company answer for the work.))',
      },
      { title: 'Locally operated', text: 'Franklin, Delaware, Licking, and Fairfield counties.' },
      {
        title: 'Licensed',
        text: '((licensed-agriculture? By the Ohio Department of Agriculture. ((license-numbers? The number is below. | Ask us for the number.))))',
      },
      { title: 'Insured', text: '((insured? As the state requires of a pesticide business.))' },
    ],
  },
  values: {
    heading: 'Mission & Values',
    introduction:
      'You’d like it gone, and you’d like to know what was done. That’s the job: get it out, close the way in, and tell you how.',
    items: [
      {
        title: 'Customer First',
        text: 'Before you decide, you hear what we found, what it means, and what it takes. ((no-contracts? There are no contracts.))',
      },
      {
        title: 'Integrity & Respect',
        text: 'If it doesn’t need a treatment, we say so. We respect your home, your time, and the animal. The neighbors won’t hear about it from us.',
      },
      {
        title: 'Continuous Improvement',
        text: 'We read the research and keep up our training. ((eco-friendly? You can ask for eco-friendly options: traps, baits, and sealing before sprays.))',
      },
    ],
  },
  affiliations: {
    heading: 'Affiliations & Certifications',
    introduction:
      '((licensed-agriculture? Who licenses us, and whose work we follow. | Whose work we follow.))',
    items: [
      {
        title: 'Ohio Department of Agriculture',
        text: '((licensed-agriculture? Our pesticide licenses come from here. The department’s head office is in Reynoldsburg.))',
      },
      {
        title: 'Regional bed bug task force',
        text: '((affiliation-task-force? We’re affiliated with the regional bed bug task force.))',
      },
      {
        title: 'State university entomology department',
        text: '((affiliation-university? We’re affiliated with the entomology department of the state university.))',
      },
    ],
  },
  callToAction: {
    heading: 'Tell us what you saw',
    text: 'A few words will do to start with. If you’ve got a photo, or one of them under clear tape, keep it for us.',
  },
}
