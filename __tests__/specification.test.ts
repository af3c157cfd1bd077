import { sourceFiles } from './support/source-files'

/** The parts of the specification, in its order. A test names those it guards at the end of its title. */
const parts = [
  'What the product does and for whom',
  'Route table',
  'Shared header',
  'Shared footer',
  'Home',
  'About',
  'Services page',
  'Service pages',
  'Contact and call band',
  'Free Estimate and Thank-you',
  'Articles list',
  'Article detail',
  'Legal pages',
  'Sitemap page',
  'Location pages',
  '404 page',
  'Entities and their fields',
  'States and transitions',
  'Validation rules',
  'Roles and permissions',
  'The calls it makes',
  'Error catalogue',
  'Business constants and limits',
]

test('every part of the specification is guarded by a test that names it, and by no other name', () => {
  const tests = sourceFiles(['__tests__', 'e2e']).filter(({ name }) => /\.(test|spec)$/.test(name))
  const named = tests.flatMap(({ source }) =>
    [...source.matchAll(/ \[spec: ([^\]]+)\]/g)].flatMap(([, names = '']) => names.split('; ')),
  )
  expect(new Set(named)).toEqual(new Set(parts))
})
