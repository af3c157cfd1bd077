import { getAnimals, guideLinks } from '@/lib/guide/animals'

test('a page leads to the animals that it is about, and then to the whole guide', () => {
  const animals = getAnimals()
  expect(animals.length).toBeGreaterThan(1)
  expect(guideLinks(() => true).map(({ href }) => href)).toEqual([
    ...animals.slice(0, 10).map(({ slug }) => `/field-guide/${slug}`),
    '/field-guide',
  ])
  expect(guideLinks(() => false)).toEqual([])
})
