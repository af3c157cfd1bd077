import { shortfalls } from '@/scripts/bench/limits.mjs'

const floor = {
  lcp: 1_000,
  fcp: 1_000,
  tbt: 0,
  cls: 0,
  lateFontCls: 0,
  bytes: 10_000,
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
}

const text = { kind: 'Legal', path: '/legal' }
const form = { kind: 'Form', path: '/form', hasIsland: true }
const missing = { kind: 'Not found', path: '/404', isUnlisted: true }

const judge = (page: typeof text, change: Partial<typeof floor>) =>
  shortfalls(page, { ...floor, ...change }, floor)

test('a page at its limits does not fall short', () => {
  expect(judge(text, { lcp: 1_150, tbt: 10 })).toEqual([])
  expect(judge(form, { lcp: 3_000, tbt: 50, cls: 0.01, lateFontCls: 0.01 })).toEqual([])
})

test.each([
  [{ lcp: 1_160 }, '/legal has an LCP of 1.16 times the floor, and may have 1.15.'],
  [{ tbt: 11 }, '/legal has a TBT of 11 ms, and may have 10.'],
  [{ cls: 0.001 }, '/legal has a CLS of 0.001, and may have 0.'],
  [{ lateFontCls: 0.002 }, '/legal has a CLS of 0.002 when the font is late, and may have 0.'],
  [{ performance: 99 }, '/legal scores 99 for performance.'],
  [{ accessibility: 98 }, '/legal scores 98 for accessibility.'],
  [{ bestPractices: 96 }, '/legal scores 96 for best practices.'],
  [{ seo: 92 }, '/legal scores 92 for SEO.'],
])('a static page falls short with %j', (change, sentence) => {
  expect(judge(text, change)).toEqual([sentence])
})

test.each([
  [{ tbt: 51 }, '/form has a TBT of 51 ms, and may have 50.'],
  [{ cls: 0.02 }, '/form has a CLS of 0.020, and may have 0.01.'],
  [{ lateFontCls: 0.02 }, '/form has a CLS of 0.020 when the font is late, and may have 0.01.'],
  [{ performance: 99 }, '/form scores 99 for performance.'],
])('a page with an island falls short with %j', (change, sentence) => {
  expect(judge(form, change)).toEqual([sentence])
})

test('a page that is kept from search engines may lose points for that', () => {
  expect(judge(missing, { seo: 58, bestPractices: 96 })).toEqual([])
  expect(judge(missing, { accessibility: 99 })).toEqual(['/404 scores 99 for accessibility.'])
})
