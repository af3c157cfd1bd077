import { markdownTable } from '@/scripts/bench/markdown-table.mjs'
import { benchTable } from '@/scripts/bench/report.mjs'

test('a table in Markdown has its numbers to the right, in columns that line up', () => {
  expect(
    markdownTable(
      ['Cities', 'Time'],
      [
        ['20', '35 s'],
        ['5,000', '120 s'],
      ],
    ).split('\n'),
  ).toEqual([
    '| Cities |  Time |',
    '| ------ | ----: |',
    '| 20     |  35 s |',
    '| 5,000  | 120 s |',
  ])
})

test('each page stands beside the floor, with its ratios to it', () => {
  const scores = { performance: 100, accessibility: 99, bestPractices: 98, seo: 97 }
  const floor = { lcp: 700, fcp: 600, tbt: 0, cls: 0, lateFontCls: 0, bytes: 10_000, ...scores }
  const measures = { ...floor, lcp: 770, tbt: 3.6, cls: 0.012, lateFontCls: 0.02, bytes: 45_000 }
  const rows = benchTable(floor, [{ page: { kind: 'About', path: '/about' }, measures }])
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1)
        .join(' '),
    )
  expect(rows[2]).toBe('Floor 0.70 s 1.00 0.60 s 0 ms 0.000 0.000 100 99 98 97 10.0 1.00')
  expect(rows[3]).toBe('About, /about 0.77 s 1.10 0.60 s 4 ms 0.012 0.020 100 99 98 97 45.0 4.50')
})
