export type Testimonial = {
  /** What the customer said. */
  quote: string
  author: string
  /** Town or neighborhood. */
  location: string
  /** Whole stars, 1 to 5. */
  rating: 1 | 2 | 3 | 4 | 5
  service?: 'Ant Control' | 'Bed Bug Treatment' | 'Wildlife Removal' | 'Preventative Pest Control'
  /** True while the words are ours and not a customer's. Replace all samples before launch. */
  sample: boolean
}

/** Home page. */
export const homeReviews = [
  {
    quote:
      'They found the gap behind the dryer that two visits by somebody else had missed. No mice since, and no long contract to sign.',
    author: 'A. Sample',
    location: 'Columbus',
    rating: 5,
    service: 'Preventative Pest Control',
    sample: true,
  },
  {
    quote:
      'I was ashamed to call about bed bugs. The van had no name on it, and I heard about every step before it started.',
    author: 'B. Sample',
    location: 'Westerville',
    rating: 5,
    service: 'Bed Bug Treatment',
    sample: true,
  },
  {
    quote:
      'There were raccoon kits in our chimney. They told us to wait until the young could follow their mother out, and capped it after that.',
    author: 'C. Sample',
    location: 'Dublin',
    rating: 5,
    service: 'Wildlife Removal',
    sample: true,
  },
] as const satisfies readonly Testimonial[]

/** Contact page: all five stars. */
export const contactReviews = [
  {
    quote: 'I called at seven on a Sunday with wasps in the wall and talked to a person.',
    author: 'D. Sample',
    location: 'Grove City',
    rating: 5,
    sample: true,
  },
  {
    quote:
      'Carpenter ants, from a window that leaked. They treated the nest and told me what to have fixed.',
    author: 'E. Sample',
    location: 'Worthington',
    rating: 5,
    service: 'Ant Control',
    sample: true,
  },
  {
    quote: 'Clear price, clear plan, and they came back for the second check without a reminder.',
    author: 'F. Sample',
    location: 'Gahanna',
    rating: 5,
    service: 'Preventative Pest Control',
    sample: true,
  },
] as const satisfies readonly Testimonial[]

/** The same three on every location page, rated 5, 5 and 4. */
export const locationReviews = [
  {
    quote: 'On time, tidy, and honest about what did not need treating.',
    author: 'G. Sample',
    location: 'Franklin County',
    rating: 5,
    sample: true,
  },
  {
    quote: 'Quiet van, quick answer, no bugs.',
    author: 'H. Sample',
    location: 'Delaware County',
    rating: 5,
    sample: true,
  },
  {
    quote: 'It took a second visit, which they had told us it might.',
    author: 'I. Sample',
    location: 'Fairfield County',
    rating: 4,
    sample: true,
  },
] as const satisfies readonly Testimonial[]

/** Two for each service, by the slug of the service. */
export const serviceReviews = {
  'pest-control': [
    {
      quote: 'The line of ants to the sink is gone, and so is the shrub they came in by.',
      author: 'J. Sample',
      location: 'Hilliard',
      rating: 5,
      service: 'Ant Control',
      sample: true,
    },
    {
      quote:
        'Every spring I get a short list of what to fix, and I can do most of it on a Saturday.',
      author: 'K. Sample',
      location: 'Bexley',
      rating: 5,
      service: 'Preventative Pest Control',
      sample: true,
    },
  ],
  'bed-bugs': [
    {
      quote: 'They put a sensor under the clothes in the closet and waited until that one was hot.',
      author: 'L. Sample',
      location: 'Italian Village',
      rating: 5,
      service: 'Bed Bug Treatment',
      sample: true,
    },
    {
      quote:
        'The preparation list was a page long and made sense. The follow-up visit found nothing.',
      author: 'M. Sample',
      location: 'Reynoldsburg',
      rating: 5,
      service: 'Bed Bug Treatment',
      sample: true,
    },
  ],
  wildlife: [
    {
      quote:
        'Squirrels out by a one-way door, soffit closed, droppings cleaned up. We sleep again.',
      author: 'N. Sample',
      location: 'Upper Arlington',
      rating: 5,
      service: 'Wildlife Removal',
      sample: true,
    },
    {
      quote: 'They wouldn’t shut out the bats in June and said why. In August they did it.',
      author: 'O. Sample',
      location: 'Powell',
      rating: 5,
      service: 'Wildlife Removal',
      sample: true,
    },
  ],
} as const satisfies Record<string, readonly Testimonial[]>
