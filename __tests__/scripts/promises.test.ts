import { promisesIn } from '@/scripts/promises/sentences'

test('every sentence in which the company does something is listed with its line', () => {
  const text = '# We are a heading\n\nMice come in. We’ll close the gap, and we come back.\n'
  expect(promisesIn('content/locations/oak-hill.md', text)).toEqual([
    { line: 1, sentence: '# We are a heading' },
    { line: 3, sentence: 'We’ll close the gap, and we come back.' },
  ])
})

test('the name of a field, comments and reviews are left out', () => {
  const text = "# we are a comment\nanswer: 'We come on Sundays.'\nweb: nothing\n"
  expect(promisesIn('content/services.yaml', text)).toEqual([
    { line: 2, sentence: "We come on Sundays.'" },
  ])
  expect(promisesIn('content/reviews.yaml', text)).toEqual([])
})
