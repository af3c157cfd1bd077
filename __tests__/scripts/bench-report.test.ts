import { medianOf, shortfalls, type Result } from '@/scripts/bench-report'

const floor: Result = {
  page: { path: '/floor' },
  measures: { lcp: 1_000, fcp: 1_000, tbt: 0, cls: 0, bytes: 10_000 },
  scores: { performance: 100, accessibility: 100, bestPractices: 100, seo: 100 },
  fontShift: { cls: 0, width: 360, delaySeconds: 0 },
}
const text = { path: '/legal' }
const form = { path: '/form', hasIsland: true }
const missing = { path: '/404', isUnlisted: true }

/** The floor page under another name, with some values of its own. */
const judge = (page: Result['page'], measures: object, scores = {}, fontShift = {}) =>
  shortfalls(
    {
      page,
      measures: { ...floor.measures, ...measures },
      scores: { ...floor.scores, ...scores },
      fontShift: { ...floor.fontShift, ...fontShift },
    },
    floor,
  )

test('each measure has its own median, so one slow run counts for nothing', () => {
  const runs = [900, 9_000, 1_000, 1_200].map((lcp, tbt) => ({ ...floor.measures, lcp, tbt }))
  expect(medianOf(runs)).toMatchObject({ lcp: 1_100, tbt: 1.5 })
  expect(medianOf(runs.slice(0, 3))).toMatchObject({ lcp: 1_000, tbt: 1 })
})

test('a page at its limits does not fall short', () => {
  expect(judge(text, { lcp: 1_120, tbt: 50, cls: 0.01 }, {}, { cls: 0.01 })).toEqual([])
  expect(judge(form, { lcp: 1_300, tbt: 150, cls: 0.01 }, {}, { cls: 0.01 })).toEqual([])
})

test.each([
  [text, { lcp: 1_130 }, '/legal: LCP is 1.13 × the floor, at most 1.12'],
  [form, { lcp: 1_310 }, '/form: LCP is 1.31 × the floor, at most 1.3'],
  [text, { tbt: 51 }, '/legal: TBT is 51 ms, at most 50'],
  [form, { tbt: 151 }, '/form: TBT is 151 ms, at most 150'],
  [form, { cls: 0.02 }, '/form: CLS is 0.020, at most 0.01'],
])('%o falls short with %o', (page, measures, sentence) => {
  expect(judge(page, measures)).toEqual([sentence])
})

test('a late font may move a page as little as anything else', () => {
  const fontShift = { cls: 0.02, width: 768, delaySeconds: 2 }
  expect(judge(text, {}, {}, fontShift)).toEqual([
    '/legal: CLS is 0.020 at 768 px with the font 2 s late, at most 0.01',
  ])
})

test('all four scores are perfect, but for what a page that is not listed cannot have', () => {
  const scores = { performance: 99, accessibility: 98, bestPractices: 96, seo: 58 }
  expect(judge(text, {}, scores)).toHaveLength(4)
  expect(judge(missing, {}, scores)).toEqual([
    '/404: performance scores 99',
    '/404: accessibility scores 98',
  ])
})
