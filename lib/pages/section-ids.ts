/** Ids of the sections of pages, by collection, besides the headings of their text. */
const idsByCollection: Readonly<Record<string, readonly string[]>> = {
  locations: 'work services nearby questions reviews terms reading emergencies'.split(' '),
  articles: ['in-the-guide', 'articles', 'health'],
  'field-guide': 'marks look-alikes signs house months harm health today useless'.split(' '),
  'emergency-guides': ['steps', 'triage', 'never', 'health'],
  'pages/own': [],
}

/** Undefined for pages whose sections are not listed here. Only the finished site shows whether links to them work. */
export function sectionsOf(collection: string): readonly string[] | undefined {
  return idsByCollection[collection]
}

/** The sections of the page with the identification key, which has one for each question. */
export const guideSections = ['emergencies', 'key', 'what-did-you-find', 'animals'] as const

/** Matches the ids that pages generate from names, such as those of sources and cards. */
export const madeId = /-heading$|^(source|card|article|footer|health)-/
