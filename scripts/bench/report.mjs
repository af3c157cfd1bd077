import { markdownTable } from './markdown-table.mjs'

/**
 * @typedef {import('./limits.mjs').Measures} Measures
 * @typedef {{ page: import('./pages.mjs').BenchPage, measures: Measures }} Result
 */

const headings = [
  'Page',
  'LCP',
  '× floor',
  'FCP',
  'TBT',
  'CLS',
  'CLS, font late',
  'Performance',
  'Accessibility',
  'Best practices',
  'SEO',
  'kB',
  '× floor',
]

/**
 * The results as a table in Markdown, the floor page first.
 *
 * @param {Measures} floor
 * @param {readonly Result[]} results
 */
export function benchTable(floor, results) {
  const rows = [
    ['Floor', ...cells(floor, floor)],
    ...results.map(({ page, measures }) => [
      `${page.kind}, ${page.path}`,
      ...cells(measures, floor),
    ]),
  ]
  return markdownTable(headings, rows)
}

/** @param {Measures} measures @param {Measures} floor */
function cells(measures, floor) {
  const { lcp, fcp, tbt, cls, lateFontCls, bytes } = measures
  return [
    seconds(lcp),
    ratio(lcp, floor.lcp),
    seconds(fcp),
    `${Math.round(tbt)} ms`,
    cls.toFixed(3),
    lateFontCls.toFixed(3),
    String(measures.performance),
    String(measures.accessibility),
    String(measures.bestPractices),
    String(measures.seo),
    (bytes / 1_000).toFixed(1),
    ratio(bytes, floor.bytes),
  ]
}

/** @param {number} milliseconds */
const seconds = (milliseconds) => `${(milliseconds / 1_000).toFixed(2)} s`

/** @param {number} value @param {number} base */
const ratio = (value, base) => (value / base).toFixed(2)
