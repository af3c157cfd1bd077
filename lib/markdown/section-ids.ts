/** Ids of the sections on the pages of each collection, which no heading of a text may have, too. */
export const sectionIds: Readonly<Record<string, readonly string[]>> = {
  locations: 'work services nearby questions reviews terms emergencies'.split(' '),
  articles: ['article', 'in-the-guide', 'articles', 'health'],
  'field-guide': 'marks look-alikes signs house months harm health today useless'.split(' '),
  'emergency-guides': ['article', 'steps', 'triage', 'never', 'health'],
}

/** Matches ids that pages generate, such as those of sources and cards. */
export const generatedId = /-heading$|^(source|card|article|footer|health)-/
