import { cpus, totalmem } from 'node:os'

/** A page of the bench. */
export type BenchPage = {
  path: string
  hasIsland?: boolean
  /** Kept from search engines, which costs it points for SEO; so does status 404 for best practices. */
  isUnlisted?: boolean
}

/** Lighthouse's largest and first contentful paint and total blocking time (ms), layout shift, and bytes. */
export type Measures = Record<'lcp' | 'fcp' | 'tbt' | 'cls' | 'bytes', number>

/** Lighthouse's four scores, from 0 to 100. */
type Scores = Record<'performance' | 'accessibility' | 'bestPractices' | 'seo', number>

export type Result = {
  page: BenchPage
  measures: Measures
  scores: Scores
  /** Where the layout shifts most, of all widths and delays of the font. */
  fontShift: { cls: number; width: number; delaySeconds: number }
}

const limits = {
  static: { lcpOfFloor: 1.12, tbt: 50 },
  island: { lcpOfFloor: 1.3, tbt: 150 },
}
const maxCls = 0.01
const perfectScore = 100

/** The median of each measure by itself, over several runs of one page. */
export function medianOf(runs: readonly Measures[]): Measures {
  const median = (name: keyof Measures) => {
    const values = runs.map((run) => run[name]).sort((a, b) => a - b)
    const middle = (values.length - 1) / 2
    return ((values[Math.floor(middle)] ?? NaN) + (values[Math.ceil(middle)] ?? NaN)) / 2
  }
  const [lcp, fcp, tbt] = [median('lcp'), median('fcp'), median('tbt')]
  return { lcp, fcp, tbt, cls: median('cls'), bytes: median('bytes') }
}

/** Where a page exceeds its limits, a sentence each. */
export function shortfalls({ page, measures, scores, fontShift }: Result, floor: Result): string[] {
  const { lcpOfFloor, tbt } = limits[page.hasIsland ? 'island' : 'static']
  const ratio = measures.lcp / floor.measures.lcp
  const { width, delaySeconds } = fontShift
  const needed = Object.entries(scores).filter(
    ([name]) => !page.isUnlisted || name === 'performance' || name === 'accessibility',
  )
  return [
    ratio > lcpOfFloor && `LCP is ${ratio.toFixed(2)} × the floor, at most ${lcpOfFloor}`,
    measures.tbt > tbt && `TBT is ${Math.round(measures.tbt)} ms, at most ${tbt}`,
    measures.cls > maxCls && `CLS is ${measures.cls.toFixed(3)}, at most ${maxCls}`,
    fontShift.cls > maxCls &&
      `CLS is ${fontShift.cls.toFixed(3)} at ${width} px with the font ${delaySeconds} s late, at most ${maxCls}`,
    ...needed.map(([name, score]) => score < perfectScore && `${name} scores ${score}`),
  ].flatMap((shortfall) => (shortfall ? `${page.path}: ${shortfall}` : []))
}

const headings = ['Page', 'LCP', '× floor', 'FCP', 'TBT', 'CLS', 'CLS, late font', 'Scores', 'kB']

/** The results as a table in Markdown, the floor page first. The scores are in the order of `Scores`. */
export function benchTable(floor: Result, results: readonly Result[]): string {
  const rows = [floor, ...results].map(({ page, measures, scores, fontShift }) => [
    page.path,
    `${Math.round(measures.lcp)} ms`,
    (measures.lcp / floor.measures.lcp).toFixed(2),
    `${Math.round(measures.fcp)} ms`,
    `${Math.round(measures.tbt)} ms`,
    measures.cls.toFixed(3),
    fontShift.cls.toFixed(3),
    Object.values(scores).join(' '),
    (measures.bytes / 1_000).toFixed(1),
  ])
  return markdownTable(headings, rows)
}

/** A table in Markdown. All columns but the first are numbers, and aligned to the right. */
export function markdownTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const rule = headings.map((_, column) => (column === 0 ? '---' : '--:'))
  return [headings, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** One line on the machine that a measurement was made on. */
export function machine(): string {
  const cores = cpus()
  const memory = Math.round(totalmem() / 1_000_000_000)
  return `${cores.length} cores (${cores[0]?.model.trim()}), ${memory} GB of memory, Node ${process.versions.node}.`
}
