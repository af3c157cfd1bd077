import { getArticles } from '@/lib/articles/articles'
import { getAnimals } from '@/lib/guide/animals'
import { healthAdvice } from '@/lib/guide/health'

test('every page that names bait or dust to put out also gives the line of poison control', () => {
  const pages = [
    ...getAnimals().map(({ slug, health, today, useless, call, content }) => ({
      slug,
      health,
      words: [...today, ...useless, call.when, content].join(' '),
    })),
    ...getArticles().map(({ slug, health, content }) => ({ slug, health, words: content })),
  ]
  const without = pages
    .filter(({ words }) =>
      /\b(baits?|baited|boric acid|diatomaceous earth|silica dust)\b/i.test(words),
    )
    .filter(({ health }) => !healthAdvice(health).offices.includes('poison'))
    .filter(({ words }) => !words.includes('1-800-222-1222'))
  expect(without.map(({ slug }) => slug)).toEqual([])
})
