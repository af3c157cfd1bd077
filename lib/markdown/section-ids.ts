/** Ids of the sections on the pages of each collection, which no heading of a text may have, too. */
export const sectionIds: Readonly<Record<string, readonly string[]>> = {
  locations: 'work services nearby questions reviews terms emergencies'.split(' '),
  articles: ['article', 'in-the-guide', 'articles', 'who-to-call'],
  'field-guide': 'marks look-alikes signs house months harm who-to-call today useless'.split(' '),
  'emergency-guides': ['article', 'steps', 'who-to-call'],
}

/** Matches ids that pages generate, such as those of sources. */
export const generatedId = /-heading$|^(source|article|footer)-/
