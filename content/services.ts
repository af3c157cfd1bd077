import type { Testimonial } from './testimonials'
import { serviceReviews } from './testimonials'

export type Service = {
  /** The address: /{slug} is the service's page, /services/{slug} its section of the services page. */
  slug: string
  /** Name in menus and on cards. */
  name: string
  /** Heading of the service's page. */
  heading: string
  /** <title> of the page, at most 60 characters. */
  title: string
  /** One sentence of 120 to 160 characters: the meta description. */
  description: string
  keywords: readonly string[]
  /** One sentence for the card. */
  summary: string
  /** First words of the page and of the section. */
  introduction: string
  /** Drawing in public/images/specimens that stands for the service, and its caption. */
  specimen: { file: string; common: string; latin: string }
  /** Sets its card apart from the others: for the service that you are known for. */
  isFeatured: boolean
  /** What is treated: shown as a list, each with its drawing. Left out for bed bugs, which are one animal. */
  targets?: { heading: string; items: readonly { name: string; specimen: string }[] }
  /** The steps of the work, in their order. */
  steps: { heading: string; items: readonly { title: string; text: string }[] }
  /** Sections of plain words below the steps, on the service's own page only. */
  details: readonly { heading: string; paragraphs: readonly string[]; list?: readonly string[] }[]
  /** Label of the button that leads to the contact page. */
  callToAction: string
  /** Shows a call button beside the call to action. */
  offersCall: boolean
  reviews: readonly Testimonial[]
}

export const services = [
  {
    slug: 'pest-control',
    name: 'Pest Control',
    heading: 'General pest control for homes and businesses',
    title: 'Pest Control in Columbus, Ohio: Ants to Rats',
    description:
      'Ants, spiders, cockroaches, termites, wasps, mice, and rats in Central Ohio: careful inspection, a plan made for your building, and follow-up visits.',
    keywords: ['pest control Columbus Ohio', 'ant control', 'mouse control', 'termite inspection'],
    summary:
      'Ants, spiders, roaches, termites, wasps, mice, and rats: we find the way in, treat what is there, and close it.',
    introduction:
      'Most pests in a Central Ohio house come for three things: water, food, and a gap to get in by. We start by finding those, then treat only where it counts. The product is the last step of the plan, not the first.',
    specimen: { file: 'ant', common: 'Ant', latin: 'Formicidae' },
    isFeatured: false,
    targets: {
      heading: 'Pests we treat',
      items: [
        { name: 'Ants and spiders', specimen: 'ant' },
        { name: 'Cockroaches', specimen: 'cockroach' },
        { name: 'Termites', specimen: 'carpenter-ant-and-termite' },
        { name: 'Mosquitoes and flies', specimen: 'mosquito' },
        { name: 'Wasps and hornets', specimen: 'wasp' },
        { name: 'Mice and rats', specimen: 'mouse' },
      ],
    },
    steps: {
      heading: 'How we work',
      items: [
        {
          title: 'Inspection',
          text: 'We look at the outside walls, the basement, the kitchen, and the attic hatch, and show you what we find.',
        },
        {
          title: 'Customized plan',
          text: 'You get a plan for your building: what it is, where it gets in, what we would do, and what you can do yourself.',
        },
        {
          title: 'Environmentally conscious application',
          text: 'Traps, baits and sealing come first. Where a product is needed, it is EPA-registered and applied as the label directs, in the spots that need it.',
        },
        {
          title: 'Follow-up visits',
          text: 'Eggs hatch and stragglers show up. We come back to check traps and baits and to adjust the plan.',
        },
        {
          title: 'Prevention recommendations',
          text: 'You keep a short list for your house: the gap to close, the shrub to cut back, the leak to mend.',
        },
      ],
    },
    details: [
      {
        heading: 'What a visit looks like',
        paragraphs: [
          'You tell us what you saw, where, and when. We check those places first, then the places you do not see: sill plates, pipe gaps, the back of the stove, the weep holes in the brick.',
          'Before anything is applied, we tell you what it is, where it goes, and how long to keep people and pets off the treated places. If the right answer is a door sweep and a caulk gun, we say so.',
        ],
      },
      {
        heading: 'The least first: how we decide',
        paragraphs: [
          'We follow the four steps that the EPA calls Integrated Pest Management. Decide when control is called for at all. Identify the pest, so that nothing needless is treated. Prevent it by taking away what it lives on. Then control it, with the least risky method first.',
          'One ant on a windowsill in April may need no treatment. A line of ants to the same wall each spring is a different matter.',
        ],
      },
      {
        heading: 'What a license means in Ohio',
        paragraphs: [
          'Anyone who applies pesticide for hire in Ohio needs a commercial applicator license from the Ohio Department of Agriculture. That holds for general-use and minimum-risk products too. It takes a core exam and one for each category of work, and the license runs out every September 30.',
          'The business needs its own license for each location, with liability insurance. You may ask any company for its license number before it starts, and a good one is glad you did.',
        ],
      },
    ],
    callToAction: 'Schedule Inspection',
    offersCall: true,
    reviews: serviceReviews['pest-control'],
  },
  {
    slug: 'bed-bugs',
    name: 'Bed Bug Extermination',
    heading: 'Bed bug extermination, from inspection to follow-up',
    title: 'Bed Bug Extermination and Heat Treatment, Columbus',
    description:
      'Bed bug heat treatment in Central Ohio that reaches the eggs: discreet inspection, measured heat, targeted products where needed, and a follow-up visit.',
    keywords: [
      'bed bug exterminator Columbus',
      'bed bug heat treatment',
      'bed bug inspection Ohio',
    ],
    summary:
      'Heat that reaches the eggs, measured at the coldest spot in the room, from a van with no name on it.',
    introduction:
      'Bed bugs are not a sign of a dirty home, and they do not go away by themselves. What ends them is a thorough search, heat that is held long enough where the bugs hide, and a second look afterward. We arrive in unmarked vehicles.',
    specimen: { file: 'bed-bug', common: 'Bed bug', latin: 'Cimex lectularius' },
    isFeatured: true,
    steps: {
      heading: 'Four steps to a quiet bedroom',
      items: [
        {
          title: 'Inspection',
          text: 'We search seams, screw holes, baseboards, and the rooms next door, and show you the evidence before we plan anything.',
        },
        {
          title: 'Heat treatment',
          text: 'Heaters and fans bring the room to a temperature lethal to all life stages, including eggs. Sensors in the coldest corners tell us when the time starts to count.',
        },
        {
          title: 'Targeted chemical applications when necessary',
          text: 'In deep cracks and wall voids where heat may not hold, an EPA-registered product is applied as the label directs.',
        },
        {
          title: 'Follow-up inspections',
          text: 'We come back to check the bed, the frame and the traps, because heat leaves nothing behind that would stop a new bug.',
        },
      ],
    },
    details: [
      {
        heading: 'Why the eggs decide',
        paragraphs: [
          'In a 2011 laboratory study that raised the temperature steadily, 99 percent of adult bed bugs died at about 119 °F. The eggs needed about 131 °F. Held at 113 °F, the same share of adults took about 95 minutes.',
          'So the warm middle of the room proves nothing. By the trade’s rule of thumb, which we round, the coldest spot, under a pile of clothes or at the carpet edge, has to be held at about 120 °F or more for at least 90 minutes. Trade sources say that a whole-room job commonly takes six to eight hours.',
        ],
      },
      {
        heading: 'How to prepare for heat treatment',
        paragraphs: ['We send you a list for your rooms. These are the points that matter most:'],
        list: [
          'Take out people, pets, plants, and medicines, and anything that melts, bursts, or burns: candles, aerosol cans, lighters.',
          'Take out musical instruments and whatever else heat would spoil, and check each item for bugs before it leaves the room.',
          'Leave clothes and bedding in the room, but loosen the piles so that hot air can pass through.',
          'Open drawers and closets, and pull furniture a hand’s width from the wall.',
          'Do not carry bags to another room or a friend’s home beforehand. That is how bugs travel.',
        ],
      },
      {
        heading: 'Apartments, doubles, and rowhouses',
        paragraphs: [
          'A shared wall is no barrier. If you rent, tell the landlord in writing, so that the units beside, above, and below can be checked in the same week. We are glad to talk to both sides, and we are discreet about it.',
        ],
      },
    ],
    callToAction: 'Schedule Discreet Inspection',
    offersCall: false,
    reviews: serviceReviews['bed-bugs'],
  },
  {
    slug: 'wildlife',
    name: 'Wildlife Removal',
    heading: 'Humane wildlife removal for attics, chimneys, and yards',
    title: 'Wildlife Removal in Columbus: Attics and Chimneys',
    description:
      'Raccoons, squirrels, skunks, bats, birds, and groundhogs out of your attic, chimney, or yard, within Ohio law, with the way in repaired and closed behind them.',
    keywords: ['wildlife removal Columbus Ohio', 'raccoon in attic', 'bat exclusion Ohio'],
    summary:
      'Raccoons, squirrels, skunks, bats, birds, and groundhogs: out by the book, and the hole closed behind them.',
    introduction:
      'Scratching overhead at night is unsettling. Most of the time the answer is not a trap but a door: let the animal out, make sure no young are left, and close the way in. Ohio law says how and when, and we keep to it.',
    specimen: { file: 'raccoon', common: 'Raccoon', latin: 'Procyon lotor' },
    isFeatured: false,
    targets: {
      heading: 'Animals we deal with',
      items: [
        { name: 'Raccoons', specimen: 'raccoon' },
        { name: 'Squirrels', specimen: 'squirrel' },
        { name: 'Skunks', specimen: 'skunk' },
        { name: 'Bats', specimen: 'bat' },
        { name: 'Birds', specimen: 'bird' },
        { name: 'Groundhogs', specimen: 'groundhog' },
      ],
    },
    steps: {
      heading: 'How we work',
      items: [
        {
          title: 'Inspection and assessment',
          text: 'Which animal, which way in, and are there young? The answers decide what may be done and when.',
        },
        {
          title: 'Humane removal',
          text: 'One-way doors and eviction before traps. Where an animal has to be trapped, we follow the state’s rules for its kind.',
        },
        {
          title: 'Damage repair and clean-up',
          text: 'Droppings and soiled insulation come out, and chewed wood, screens, and vents are mended.',
        },
        {
          title: 'Exclusion and prevention',
          text: 'Chimney caps, half-inch hardware cloth over vents, and sealed roof edges are there to keep the next one outside.',
        },
      ],
    },
    details: [
      {
        heading: 'Why raccoons are not moved elsewhere',
        paragraphs: [
          'In Ohio a raccoon that was trapped as a nuisance is let go on the same property or put down humanely. It is not driven to the next woods.',
          'That is why we would rather evict than trap. Raccoons den in uncapped chimneys and in attics they can climb to. In spring a den may hold three to six young, by the Ohio Division of Wildlife’s count, and Illinois wildlife officials say the young leave it at about 10 to 14 weeks. We look for them before anything is closed.',
        ],
      },
      {
        heading: 'When bats may be shut out, and when not',
        paragraphs: [
          'All bats in Ohio are protected, and all of them eat insects. Under the state’s rules, exclusion is restricted from May 16 to July 31 when more than a few bats are present, because the young cannot fly yet. From October 15 to March 31 it is restricted if there are any at all, unless the state gives written permission. We book bat work for April to mid-May and for August to mid-October. Rules change, so check with the Ohio Division of Wildlife at 1-800-WILDLIFE.',
          'A bat in a living room is a different case: close the inner doors and open a window. If someone was asleep in that room or may have been bitten, call the health department before you let the bat out.',
        ],
      },
      {
        heading: 'What a license means in Ohio',
        paragraphs: [
          'Under section 1531.40 of the Ohio Revised Code, anyone who charges for trapping or removing nuisance wild animals needs a commercial nuisance wild animal control operator license. It is renewed each year, and there is a certification exam. Ask for it by that name.',
        ],
      },
    ],
    callToAction: 'Schedule Wildlife Assessment',
    offersCall: false,
    reviews: serviceReviews.wildlife,
  },
] as const satisfies readonly Service[]

export type ServiceSlug = (typeof services)[number]['slug']
