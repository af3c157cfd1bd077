/** The Atom feed of the articles. */
export const feed = {
  path: '/feed.xml',
  title: '((name)): Articles',
  subtitle: 'What it is, how to be sure, what to do today, and when to call.',
}
