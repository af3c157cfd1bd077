import { company } from './company'

/** The Atom feed of the articles. */
export const feed = {
  path: '/feed.xml',
  title: `${company.name}: Articles`,
  subtitle: 'What it is, how to be sure, what to do today, and when to call.',
} as const
