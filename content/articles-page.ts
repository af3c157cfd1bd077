export const articlesPage = {
  meta: {
    title: 'Pest Control Articles for ((city)) Homes',
    description:
      'How to tell what it is, what to do today, and when to call: articles on bed bugs, ants, termites, mice, wasps, and wildlife in ((city)) and ((region)).',
  },
  hero: {
    heading: 'Articles',
    introduction:
      'What it is, how to be sure, and what you can do today. Written for houses in ((city)) and ((region)), with the sources at the end.',
  },
}

/** Words that stand on every article. */
export const articlePage = {
  locationLine: '((city)), ((state)) and ((region)) Areas',
  back: 'Back to articles',
  contents: 'In this article',
  sources: 'What this rests on',
  reviewed: 'Last checked against these sources on',
  disclaimer:
    'Disclaimer: This article is general information for ((region)). It doesn’t replace an inspection of your home, or the advice of a licensed applicator, a veterinarian, or a doctor. Laws and product labels change. Read the label of any product you use, and follow it.',
  related: 'Related Articles',
}
