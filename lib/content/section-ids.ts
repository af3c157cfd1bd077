import type { Name } from './registry'

/** Ids of the sections that pages of a kind have beside the headings of their text. */
const byKind: Partial<Record<Name, readonly string[]>> = {
  locations: 'work services nearby questions reviews terms reading emergencies'.split(' '),
  articles: ['in-the-guide', 'articles', 'health'],
  'field-guide': 'marks look-alikes signs house months harm health today useless'.split(' '),
  'emergency-guides': ['steps', 'triage', 'never', 'health'],
  'pages/own': [],
}

/** Undefined for pages whose sections are not listed here: links to places on them are not checked. */
export function sectionsOf(name: Name): readonly string[] | undefined {
  return byKind[name]
}

/** The sections of the page with the identification key, which has one for each question. */
export const guideSections = ['emergencies', 'key', 'what-did-you-find', 'animals'] as const

/** Ids that parts of pages make from names: of headings of sections, of sources, of cards. */
export const madeId = /-heading$|^(source|card|article|footer|health)-/
