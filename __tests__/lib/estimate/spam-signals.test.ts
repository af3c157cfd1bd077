import { spamSignals } from '@/lib/estimate/spam-signals'

test.each([
  ['', 3_000, []],
  ['', 2_999, ['too-fast']],
  ['https://buy.example', 60_000, ['hidden-field']],
  [' ', 0, ['hidden-field', 'too-fast']],
])('the hidden text "%s" after %i ms hints at %p', (trap, milliseconds, signals) => {
  expect(spamSignals(trap, milliseconds)).toEqual(signals)
})
