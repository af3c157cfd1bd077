export const articlesPage = {
  meta: {
    title: 'Pest Control Articles for Columbus Homes',
    description:
      'How to tell what it is, what to do today, and when to call: plain articles on bed bugs, ants, termites, mice, wasps and wildlife in Columbus and Central Ohio.',
  },
  hero: {
    heading: 'Articles',
    introduction:
      'What it is, how to be sure, what to do today, and when to call. Written for homes in Columbus and Central Ohio.',
  },
} as const

/** Words that stand on every article. */
export const articlePage = {
  locationLine: 'Columbus, Ohio and Central Ohio Areas',
  back: 'Back to all articles',
  callToAction: {
    heading: 'Would you rather have someone look?',
    text: 'We inspect, tell you what it is, and give you a written plan. No contracts.',
  },
  disclaimer:
    'Disclaimer: This article is general information for Central Ohio and does not replace an inspection of your home or the advice of a licensed applicator, a veterinarian or a physician. Laws and product labels change. Read and follow the label of any product you use.',
  related: 'Related Articles',
} as const
