export const home = {
  meta: {
    title: 'Pest Control in ((city)), ((state)) | ((name))',
    description:
      '((family-owned? Family-owned pest | Pest)) control for ((city)) and Franklin County: ants to rats, bed bug heat treatment, and wildlife. ((same-day? Same-day service((no-contracts? , no contracts)). | ((no-contracts? No contracts.)))) ((answered-24-7? Call 24/7.))',
  },
  hero: {
    eyebrow:
      '((rating? Top-rated in ((region)): ((rating))((customers? , with ((customers)) customers)) | ((customers? ((customers)) customers in ((region))))))',
    heading: 'Pest control in ((city)) for bugs, mice, and raccoons',
    introduction:
      'Tell us what you saw. ((same-day? We can come the same day, | We)) find out what it is, and close the way in.',
    specimen: {
      file: 'carpenter-ant-and-termite',
      common: 'Ant or termite? Check the waist.',
    },
    highlights: [
      'Bed bug specialists',
      '((licensed-agriculture? Licensed ((insured? and insured)) | ((insured? Insured))))',
      '((same-day? Same-day service))',
    ],
  },
  signs: {
    heading: 'What did you see?',
    introduction: 'Start with the sign. It leads to the animal, and to what you can do today.',
    items: [
      {
        drawing: 'sawdust',
        title: 'Coarse sawdust',
        text: 'With bits of insects in it? Most likely carpenter ants.',
        href: '/field-guide/carpenter-ant',
      },
      {
        drawing: 'mud-tube',
        title: 'A mud tube',
        text: 'Wide as a pencil, up from the soil? Think of termites.',
        href: '/field-guide/termite',
      },
      {
        drawing: 'specks-on-seam',
        title: 'Specks on a seam',
        text: 'Ink-like dots on the mattress can mean bed bugs.',
        href: '/field-guide/bed-bug',
      },
      {
        drawing: 'droppings',
        title: 'Droppings indoors',
        text: 'Size and ends tell a mouse from a rat, a bat, or a roach.',
        href: '/field-guide#droppings',
      },
      {
        drawing: 'ant-trail',
        title: 'A trail of ants',
        text: 'Big and black, or small? Crush a small one and sniff.',
        href: '/field-guide#ants',
      },
      {
        drawing: 'shed-wings',
        title: 'Wings on the sill',
        text: 'All of one length? Keep some on tape before you clean.',
        href: '/field-guide/winged-insects-indoors',
      },
      {
        drawing: 'steps-overhead',
        title: 'Steps overhead',
        text: 'By day or at night, light or heavy? The hour decides.',
        href: '/field-guide#noise',
      },
      {
        drawing: 'nest-under-eave',
        title: 'Nest under the eave',
        text: 'Open comb, gray paper ball, or tubes of mud?',
        href: '/field-guide#nest',
      },
    ],
  },
  services: {
    heading: 'What brings you here?',
    introduction:
      'Pick the one that sounds like your house. If you can’t tell, call and we’ll work it out with you.',
  },
  reasons: {
    heading: 'Why people here choose us',
    items: [
      {
        title: 'Discreet',
        text: '((unmarked-vehicles? We come in unmarked vehicles. What the neighbors hear about it is up to you.))',
      },
      {
        title: 'Licensed',
        text: '((licensed-agriculture? Licensed by the Ohio Department of Agriculture. That takes exams, insurance, and a renewal every year. ((license-numbers? The number is on our about page. | Ask us for the number.))))',
      },
      {
        title: 'Guaranteed',
        text: '((guarantee? You get a 100% satisfaction guarantee ((no-contracts? and no contracts)). What happens if it comes back is in our terms.))',
        link: { href: '/terms-of-service', text: 'Read the terms' },
      },
    ],
    link: 'More about us',
  },
  areas: {
    heading: 'Where we work',
    introduction:
      'That’s Columbus, Dublin, Westerville, Grove City, Worthington, Gahanna, and all of Franklin County, and places in Delaware, Licking, and Fairfield counties. The towns and neighborhoods on the map each have a page here. Find yours and see what gets into the houses there.',
  },
  /** Below the list of places. {zip} is the code that the visitor asks for. */
  zipCodes: {
    label: 'Do you come to my ZIP code?',
    button: 'Check',
    yes: 'Yes, we come to {zip}:',
    /** Never a no: the border of a code is not where we stop. */
    ask: 'Call and ask about {zip}:',
    list: 'All ZIP codes by place',
  },
  reviews: { heading: 'What customers say' },
  callToAction: {
    heading: 'Not sure what it is?',
    text: 'Write down what you saw, where, and when. ((reply-time? We answer ((reply-time)).)) If you’d rather talk, ((answered-24-7? we pick up the phone day and night | give us a call)).',
  },
}
