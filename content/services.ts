export type Service = {
  /** The address: /{slug} is the service's page, /services/{slug} its section of the services page. */
  slug: string
  /** The articles that belong to it: those of this category. Left out, they are those on prevention. */
  articleCategory?: string
  /** Name in menus and on cards. */
  name: string
  /** How forms offer it, where not by its name and with its slug as the value. */
  forms?: {
    /** Label in the contact form. */
    contact?: string
    estimate?: {
      value: string
      label: string
      /** Also asks for the size of the rooms and for a day, as a heat treatment needs them. */
      asksForRooms?: boolean
    }
  }
  /** Heading of the service's page. */
  heading: string
  /** <title> of the page, at most 60 characters. */
  title: string
  /** One sentence of 120 to 160 characters: the meta description. */
  description: string
  keywords: readonly string[]
  /** One sentence for the card. */
  summary: string
  /** Words for the card on the home page, where other ones than the summary stand. */
  teaser?: string
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
  /** Stands beside the steps. */
  house?: NumberedHouse
  /** Stands beside the sections below. */
  picture: ServicePicture
  /** Sections of plain words below the steps, on the service's own page only. */
  details: readonly { heading: string; paragraphs: readonly string[]; list?: readonly string[] }[]
  /** What people ask before they call, besides what content/decision-facts.yaml answers. */
  questions: readonly { question: string; answer: string }[]
  /** Label of the button that leads to the contact page. */
  callToAction: string
  /** Shows a call button beside the call to action. */
  offersCall: boolean
}

/** A kind of house of content/houses.yaml, with the names of all its ways in below this heading. */
type NumberedHouse = { kind: string; heading: string }

/** A house, or an 800 by 450 drawing below public/. */
export type ServicePicture = NumberedHouse | { scene: string; alt: string }

/** In the order of menus and cards. All that lists services follows from it. */
export const services: readonly [Service, ...Service[]] = [
  {
    slug: 'pest-control',
    articleCategory: 'Pest Control',
    name: 'Pest Control',
    forms: {
      contact: 'General Pest Control',
      estimate: { value: 'general-pest', label: 'General Pest Control' },
    },
    heading: 'General pest control for homes and businesses',
    title: 'Pest Control in ((city)), ((state)): Ants to Rats',
    description:
      'Ants, spiders, cockroaches, termites, wasps, mice, and rats in ((region)): we look first, write a plan for your building, treat, and come back to check.',
    keywords: [
      'pest control ((city)) ((state))',
      'ant control',
      'mouse control',
      'termite inspection',
    ],
    summary:
      'Ants, spiders, roaches, termites, wasps, mice, and rats: we find the way in, treat what’s there, and close it.',
    teaser:
      'Ants, spiders, roaches, termites, wasps, mice, or rats. We find out where they get in, treat what’s there, and close it.',
    introduction:
      'Most pests in a ((region)) house have found water, food, and a gap to get in by. We look for those three before we reach for a product, treat only the spots that need it, and close the gap.',
    specimen: { file: 'ant', common: 'Black carpenter ant', latin: 'Camponotus pennsylvanicus' },
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
          text: 'We start where you saw it, then check the outside walls, the basement, the kitchen, and the attic hatch. You see what we see.',
        },
        {
          title: 'Customized plan',
          text: 'You get it in writing: what it is, where it gets in, what we’d do, and what you can do yourself.',
        },
        {
          title: 'Environmentally conscious application',
          text: 'Traps, baits, and sealing come first. If it takes a product, it’s EPA-registered and applied as the label directs, only where it’s needed.',
        },
        {
          title: 'Follow-up visits',
          text: 'Eggs hatch and stragglers show up. We come back, check the traps and baits, and change the plan if it isn’t working.',
        },
        {
          title: 'Prevention recommendations',
          text: 'You keep a short list for your house: the gap to close, the shrub to cut back, the leak to fix.',
        },
      ],
    },
    house: { kind: 'ranch', heading: 'Where we look in a house like this' },
    picture: {
      scene: '/images/articles/natural-pest-prevention.svg',
      alt: 'A house wall with a bare strip of gravel in front of it, firewood stacked well away, and an ant on the lawn',
    },
    details: [
      {
        heading: 'What happens when we come',
        paragraphs: [
          'You tell us what you saw, where, and when. We check those places first and then the ones you don’t see: sill plates, pipe gaps, the back of the stove, the weep holes in the brick.',
          'Before anything’s applied, we tell you what it is, where it goes, and how long to keep people and pets off that spot. If all you need is a door sweep and a tube of caulk, we’ll say so.',
        ],
      },
      {
        heading: 'When we treat and when we don’t',
        paragraphs: [
          'We follow the four steps that the EPA calls Integrated Pest Management. First, is control needed at all? Then, what is it? Then take away the food, the water, and the way in. A treatment comes last, and it begins with the least risky method.',
          'One ant on the windowsill in April may need nothing. A line of ants to the same wall every spring is another matter.',
        ],
      },
      {
        heading: 'The license, and how to check it',
        paragraphs: [
          'Anyone you pay to apply a pesticide in Ohio must hold a commercial applicator license or work directly under someone who does (Ohio Revised Code, section 921.06). That goes for general-use and minimum-risk products too, says the Ohio Department of Agriculture. It takes a core exam and one for each kind of work, and it runs out every September 30. With more than four apartments at one location, the owner’s own staff need it as well.',
          'The business needs a license for each location, with liability insurance. Ask us, or anyone, for the number before work starts.',
        ],
      },
    ],
    questions: [
      {
        question: 'Can you tell me the price over the phone?',
        answer:
          'You can have an estimate, and it’s free. What we find may still change it, say when the ants at the window turn out to live in a wet beam. Then you hear the new price before any work begins, and you can say no.',
      },
      {
        question: 'Wasps are going into the wall by the back door. Can somebody come today?',
        answer:
          '((same-day? Ask for same-day service when you call. | Call, and ask how soon we can come.)) ((answered-24-7? Somebody answers at any hour.)) Meanwhile use the front door, and leave the hole open. Plug it or spray it, and they may look for a way out through your rooms.',
      },
      {
        question: 'Should I clean up before you get here?',
        answer:
          'Not along the trail, please. A line of ants shows us the gap, and mouse tracks show us the wall. Just make room so that we can get to the stove, the pipes below the sink, and the basement walls.',
      },
      {
        question: 'There’s a baby here, and a cat. Do we have to leave?',
        answer:
          'That depends on what it takes. Traps and sealing come first, and you’re free to turn down anything else. Before we open a product, we tell you its name, the spots it’s for, and how long its label keeps a child or a pet off them.',
      },
      {
        question: 'We rent half of a double and there are roaches. Whose bill is that?',
        answer:
          'In Columbus it’s the owner’s, since a double has two units, and in a single-family house it’d be yours. We go by the Dispatch, which summed up the city code in 2013. The code may have changed, so check with 311; outside Columbus, try your city hall.',
      },
      {
        question: 'They’re back. Now what?',
        answer:
          '((guarantee? Dig out the service report. If it’s the pest we treated and the time on the report isn’t up, the next treatment costs you nothing, as long as you’ve done your part, like fixing that leak. A new kind of pest is a new job. | Call us. We’ll look at what was done, and tell you what comes next and what it costs.))',
      },
    ],
    callToAction: 'Schedule Inspection',
    offersCall: true,
  },
  {
    slug: 'bed-bugs',
    articleCategory: 'Bed Bugs',
    name: 'Bed Bug Extermination',
    forms: { estimate: { value: 'bed-bugs', label: 'Bed Bugs', asksForRooms: true } },
    heading: 'Bed bug extermination, from inspection to follow-up',
    title: 'Bed Bug Extermination and Heat Treatment, ((city))',
    description:
      'Bed bug heat treatment in ((region)) that reaches the eggs: a discreet inspection, heat measured in the coldest corner, and a second look afterward.',
    keywords: [
      'bed bug exterminator ((city))',
      'bed bug heat treatment',
      'bed bug inspection Ohio',
    ],
    summary:
      'Heat that reaches the eggs, measured at the coldest spot in the room((unmarked-vehicles? , from a van with no name on it)).',
    teaser:
      'You wake up with bites. We search first, then hold the heat long enough to kill the eggs. ((unmarked-vehicles? The van has no name on it.))',
    introduction:
      'Bed bugs aren’t a sign of a dirty home, and they won’t go away by themselves. We search until we’ve found where they hide, hold the heat there long enough to kill the eggs, and come back for a second look. ((unmarked-vehicles? We arrive in unmarked vehicles.))',
    specimen: { file: 'bed-bug', common: 'Bed bug', latin: 'Cimex lectularius' },
    isFeatured: true,
    steps: {
      heading: 'Four steps to a quiet bedroom',
      items: [
        {
          title: 'Inspection',
          text: 'We search seams, screw holes, baseboards, and the rooms next door. You see the evidence before we plan anything.',
        },
        {
          title: 'Heat treatment',
          text: 'Heaters and fans bring the room to a temperature lethal to all life stages, including eggs. We start the clock when the sensors in the coldest corners get there.',
        },
        {
          title: 'Targeted chemical applications when necessary',
          text: 'In deep cracks and wall voids where heat may not hold, an EPA-registered product is applied as the label directs.',
        },
        {
          title: 'Follow-up inspections',
          text: 'Heat leaves nothing behind to stop a new bug, which is why we come back to check the bed, the frame, and the traps.',
        },
      ],
    },
    picture: {
      scene: '/images/articles/bed-bug-heat-treatment-preparation.svg',
      alt: 'A bedroom made ready for heat: drawers open, clothes loosened, a heater and a thermometer',
    },
    details: [
      {
        heading: 'How hot, and for how long?',
        paragraphs: [
          'Eggs are the hard part. In a 2011 laboratory study by Kells and Goblirsch, eggs held at 113 °F were still alive after 7 hours. At 118 °F, 99 percent were dead in about 71 minutes. When the heat rose steadily, 99 percent of adults died by about 119 °F, and the eggs took about 131 °F.',
          'That’s why we measure the coldest spot, under a pile of clothes or at the carpet edge, and hold it at 120 °F or more for at least 90 minutes. Trade sources say that a whole-room job commonly takes six to eight hours.',
        ],
      },
      {
        heading: 'Getting your rooms ready',
        paragraphs: ['We send you a list for your rooms. It’ll have these points on it:'],
        list: [
          'Take out people, pets, plants, and medicines, and anything that melts, bursts, or burns: candles, aerosol cans, lighters.',
          'Take out musical instruments and whatever else heat would spoil. Check each one for bugs before it leaves the room.',
          'Strip the beds, bag the bedding in the room, and carry it closed to the dryer. Thirty minutes on hot kills every stage, eggs too, by a 2010 study (Naylor and Boase). Then seal it in a new bag.',
          'Clothes stay in the room. Loosen the piles so that hot air can get through.',
          'Open drawers and closets, and pull furniture a hand’s width from the wall.',
          'Don’t carry anything unbagged to another room or a friend’s house. That’s how bugs travel.',
        ],
      },
      {
        heading: 'Apartments, doubles, and rowhouses',
        paragraphs: [
          'Bed bugs can get through a shared wall by the pipes and outlets. If you rent, tell the landlord in writing, and the units beside, above, and below can be checked in the same week. We’ll talk to both sides, and we’re discreet about it.',
        ],
      },
    ],
    questions: [
      {
        question: 'What does heat cost?',
        answer:
          'We can’t say before we’ve searched, because it goes by the rooms. Two cluttered bedrooms and a shared wall are more work than one guest room. You get the figure after the search, and you don’t owe us a yes.',
      },
      {
        question: 'I found one at midnight. What do I do until you come?',
        answer:
          'Put clear tape over it and keep it. ((answered-24-7? Call if you like, since we answer all night ((same-day? and do same-day visits)).)) Then sleep in your own bed, because they may follow you to the couch, and that makes two rooms to treat.',
      },
      {
        question: 'Do I have to throw out the mattress?',
        answer:
          'No. The mattress, box spring, and frame stay right where they are, and the heat goes through them. Haul one to the curb and you may drop bugs all the way down the hall.',
      },
      {
        question: 'What about the crib, the stuffed animals, and the dog?',
        answer:
          'The crib stays in the room, and stuffed animals from the bed go through a hot dryer with the bedding. The dog spends the day out with you, and so do the fish and the turtle, until we tell you that you can all come in.',
      },
      {
        question: 'I rent. Is it on me or on the landlord?',
        answer:
          'If your building has two or more units, Columbus puts it on the owner; in a rented single-family house it falls to you. So the Dispatch read the city code in 2013, and 311 can tell you if that’s still so. Ohio law asks for rentals to be fit and habitable and names no bugs (Revised Code, section 5321.04).',
      },
      {
        question:
          'One walked across the sheet a week later. ((guarantee? Does the guarantee hold? | Now what?))',
        answer:
          'Tape it down and call us that day. ((guarantee? Inside the time on your service report we treat again for free, if you did what was on your list.)) Dead ones in a seam don’t count, and you may well find a few.',
      },
    ],
    callToAction: 'Schedule Discreet Inspection',
    offersCall: false,
  },
  {
    slug: 'wildlife',
    articleCategory: 'Wildlife',
    name: 'Wildlife Removal',
    heading: 'Humane wildlife removal for attics, chimneys, and yards',
    title: 'Wildlife Removal in ((city)): Attics and Chimneys',
    description:
      'Raccoons, squirrels, skunks, bats, birds, and groundhogs out of your attic, chimney, or yard, within Ohio law, with the way in repaired and closed behind them.',
    keywords: ['wildlife removal ((city)) ((state))', 'raccoon in attic', 'bat exclusion Ohio'],
    summary:
      'Raccoons, squirrels, skunks, bats, birds, and groundhogs: out within Ohio law, and the hole closed behind them.',
    teaser:
      'You hear feet overhead. Raccoons, squirrels, skunks, bats, birds, and groundhogs: we get them out within Ohio law and close the hole.',
    introduction:
      'Something’s walking on your ceiling and you’d like to sleep. First we find out which animal it is and whether it has young, because Ohio law and the season decide what may be done. Mostly it’s a one-way door where the animal goes out, and a closed hole once it’s gone.',
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
          text: 'Which animal is it, where does it get in, and are there young? We don’t close anything before we know.',
        },
        {
          title: 'Humane removal',
          text: 'One-way doors before traps. If an animal has to be trapped, we follow the state’s rules for its kind.',
        },
        {
          title: 'Damage repair and clean-up',
          text: 'Droppings and soiled insulation come out, and we mend the chewed wood, screens, and vents.',
        },
        {
          title: 'Exclusion and prevention',
          text: 'Chimney caps, sealed roof edges, and hardware cloth over the vents: half-inch mesh, or quarter-inch where mice are the worry.',
        },
      ],
    },
    picture: { kind: 'slate-roof-house', heading: 'Where animals get into a house like this' },
    details: [
      {
        heading: 'A bat in the room: before you open a window',
        paragraphs: [
          'Did anyone sleep in that room? Was a child or a pet alone in it, or someone who can’t tell what happened? Could anyone have been touched? If it’s yes or maybe to any of these, close the door, leave the bat where it is, and call your health department first. In Columbus and Worthington that’s 311. Testing the bat can spare a person the rabies shots. The list follows a 2016 paper by CDC and state authors; the pet is our own caution.',
          'Only if it’s no to all of them, close the inner doors and open a window or an outer door, as the Ohio Division of Wildlife advises.',
        ],
      },
      {
        heading: 'When bats may be shut out',
        paragraphs: [
          'All bats in Ohio are protected. The open weeks are April 1 to May 15 and August 1 to October 14, and that’s when we book bat work. From May 16 to July 31 the young can’t fly, and with five or more bats in the building you need the state’s written leave. Five is the number on the newer state form; the older state page says 15. From October 15 to March 31 you need it for even one bat.',
          'In the closed weeks we can seal the gaps into your rooms and the side cracks, as long as the main way out stays open. Rules change, and 1-800-WILDLIFE has the current ones.',
        ],
      },
      {
        heading: 'Raccoons stay on the property, by law',
        paragraphs: [
          'In Ohio a trapped nuisance raccoon is let go on the same property or put down humanely. It isn’t driven to the next woods. That’s why we’d rather get it to walk out.',
          'A spring den may hold three to six young, says the Ohio Division of Wildlife, and by Illinois wildlife officials’ count they leave it at about 10 to 14 weeks. We look for them before anything’s closed.',
        ],
      },
      {
        heading: 'Noise in the chimney or the soffit',
        paragraphs: [
          'A whine in the flue at night in April or May points to raccoon kits. High, rattling chatter by day from June to August points to chimney swifts. Federal law protects a nest with eggs or young (U.S. Fish & Wildlife Service), which means the damper stays shut and the cap waits until they’ve flown. By late October they’re gone.',
          'Gray squirrels have two litters, born in February or March and in July or August, by the Division of Wildlife’s account. Light feet all night in winter can be mice or flying squirrels.',
        ],
      },
      {
        heading: 'Why you shouldn’t sweep up droppings',
        paragraphs: [
          'Raccoon droppings in a heap can carry roundworm eggs. They turn infective two to four weeks after they’re passed and last for years, and illness is rare but grave, mostly in small children (Roussere and others, 2003, in a CDC journal). Keep children and pets out. Boiling water kills the eggs, and household disinfectant doesn’t.',
          'Old heaps of bat droppings can hold a fungus that harms the lungs once the dust is up, says NIOSH. A few pellets are one thing. A heap is work for someone with a respirator.',
        ],
      },
      {
        heading: 'The wildlife license to ask for',
        paragraphs: [
          'Anyone who charges for trapping or removing nuisance wild animals needs a commercial nuisance wild animal control operator license (Ohio Revised Code, section 1531.40). There’s an exam, and it’s renewed every year before March 1. ((licensed-wildlife? We hold that license; ask us for the number. | Ask whoever you hire for the number.))',
        ],
      },
    ],
    questions: [
      {
        question: 'What will it cost to get it out?',
        answer:
          'Getting the animal out is one part of it. Closing the other holes, replacing torn vents, and clearing the attic are the others, and how much of that there is we can’t know before we’ve been up there. Ask us to name each part in the estimate, which is free.',
      },
      {
        question: 'There’s a raccoon in the living room. Do you come at night?',
        answer:
          'Call now. ((answered-24-7? There’s emergency service, and a person picks up.)) Take the dog and the children to another room, close the doors between, and don’t corner it. If anyone’s been bitten or scratched, wash the wound and see a doctor first.',
      },
      {
        question: 'Do I need to empty the attic?',
        answer:
          'No, and please stay out of it. Clear what’s below the hatch so that a ladder can stand there. Leave the droppings and the soiled insulation to us, since stirring them up is the risk, as told above.',
      },
      {
        question: 'We’ve got small kids. Will there be traps in the yard?',
        answer:
          'Mostly there aren’t any, because a one-way door hangs up at the roof. If it does take a trap, we show you where it stands. What children should keep away from is any heap of droppings.',
      },
      {
        question: 'I’m a tenant. Who has to pay for the hole in the roof?',
        answer:
          'Write to the owner before you book us, since it’s their building we’d be closing. Ohio law has landlords keep a rental fit and habitable (Revised Code, section 5321.04). What that means for your bill is between the two of you and the lease; we’re not lawyers.',
      },
      {
        question: 'What if a squirrel chews its way in again?',
        answer:
          '((guarantee? Look at the date on your service report. If the time named there hasn’t run out, we come back and don’t charge you, as long as the limbs we asked you to cut are down. A hole that somebody else opened later is another story. | Call us. We’ll look for the new hole, and you hear what closing it costs before we start.))',
      },
    ],
    callToAction: 'Schedule Wildlife Assessment',
    offersCall: false,
  },
]
