/** Ids of the sections on the pages of each collection. Headings in Markdown have ids of their own. */
const idsByCollection: Readonly<Record<string, readonly string[]>> = {
  locations: 'work services nearby questions reviews terms emergencies'.split(' '),
  articles: ['article', 'in-the-guide', 'articles', 'health'],
  'field-guide': 'marks look-alikes signs house months harm health today useless'.split(' '),
  'emergency-guides': ['article', 'steps', 'triage', 'never', 'health'],
  'pages/own': [],
}

/** Undefined for other collections: only the check of the finished site can find wrong links to their sections. */
export function sectionIdsOf(collection: string): readonly string[] | undefined {
  return idsByCollection[collection]
}

/** Section ids of the page with the identification key. Each question has one in addition. */
export const guideSectionIds = [
  'emergencies',
  'key',
  'what-did-you-find',
  'week',
  'animals',
] as const

/** Matches ids that pages generate, such as those of sources and cards. */
export const generatedId = /-heading$|^(source|card|article|footer|health)-/
