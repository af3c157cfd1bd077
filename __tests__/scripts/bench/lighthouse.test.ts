import { measuresOf } from '@/scripts/bench/lighthouse.mjs'

const report = {
  finalDisplayedUrl: 'http://localhost/about',
  audits: {
    'largest-contentful-paint': { numericValue: 812.5 },
    'first-contentful-paint': { numericValue: 700 },
    'total-blocking-time': { numericValue: 3 },
    'cumulative-layout-shift': { numericValue: 0 },
    'total-byte-weight': { numericValue: 51_000 },
  },
  categories: {
    performance: { score: 1 },
    accessibility: { score: 0.98 },
    'best-practices': { score: 1 },
    seo: { score: 0.58 },
  },
}

test('a report has its times in milliseconds and its scores out of 100', () => {
  expect(measuresOf(report)).toEqual({
    lcp: 812.5,
    fcp: 700,
    tbt: 3,
    cls: 0,
    bytes: 51_000,
    performance: 100,
    accessibility: 98,
    bestPractices: 100,
    seo: 58,
  })
})

test('a page that could not be loaded is no result', () => {
  const failed = { ...report, runtimeError: { message: 'The browser did not paint.' } }
  expect(() => measuresOf(failed)).toThrow('http://localhost/about: The browser did not paint.')
})

test('neither is a report without one of the measures', () => {
  const { 'total-blocking-time': _, ...audits } = report.audits
  expect(() => measuresOf({ ...report, audits })).toThrow('gave no total-blocking-time')
})
