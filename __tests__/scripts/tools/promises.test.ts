import { promisesIn } from '@/scripts/tools/promises/sentences'

test('every sentence of a text in which the company does something is listed', () => {
  const text = 'Mice come in, and the web grows. We’ll close the gap, and we come back. Call!'
  expect(promisesIn(text)).toEqual(['We’ll close the gap, and we come back.'])
})
