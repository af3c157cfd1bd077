import { healthAdvice } from '@/lib/guide/health'
import { getEntry } from '@/lib/site/site-content'

const topics = Object.keys(getEntry('health'))

test('several topics share one step for each urgency, the most urgent first, without repeated lines', () => {
  const { steps, sources } = healthAdvice([...topics, ...topics])
  expect(steps.map(({ urgency }) => urgency)).toEqual(['emergency', 'today', 'watch'])
  for (const { lines } of steps) {
    expect(new Set(lines).size).toBe(lines.length)
  }
  expect(new Set(sources.map(({ url }) => url)).size).toBe(sources.length)
})

test('an urgency without lines is left out', () => {
  expect(healthAdvice([]).steps).toEqual([])
  const { steps } = healthAdvice(['lamp-oil'])
  expect(steps.map(({ urgency }) => urgency)).toEqual(['emergency'])
})
