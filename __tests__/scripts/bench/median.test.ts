import { medianRun } from '@/scripts/bench/median.mjs'

test('each measure has its own median, so one slow run counts for nothing', () => {
  const runs = [
    { lcp: 900, tbt: 0 },
    { lcp: 9_000, tbt: 8 },
    { lcp: 1_000, tbt: 80 },
  ]
  expect(medianRun(runs)).toEqual({ lcp: 1_000, tbt: 8 })
})

test('an even number of runs has its median between the two in the middle', () => {
  expect(medianRun([{ lcp: 100 }, { lcp: 400 }, { lcp: 20 }, { lcp: 200 }])).toEqual({ lcp: 150 })
})

test('one run is its own median', () => {
  expect(medianRun([{ lcp: 700 }])).toEqual({ lcp: 700 })
})

test('no run at all has none', () => {
  expect(() => medianRun([])).toThrow('no run')
})
