/**
 * @typedef {import('./pages.mjs').BenchPage} BenchPage
 * @typedef {import('./lighthouse.mjs').Measures & { lateFontCls: number }} Measures With the layout shift
 *   of a run in which the font came late.
 */

const maxLcpOfFloor = 1.15
const perfect = 100

/** What a page may take, at the most. */
const most = {
  static: { tbt: 10, cls: 0 },
  island: { tbt: 50, cls: 0.01 },
}

/**
 * Where a page falls short of what is asked of it, a sentence each.
 *
 * @param {BenchPage} page
 * @param {Measures} measures
 * @param {Measures} floor
 * @returns {string[]}
 */
export function shortfalls({ path, hasIsland, isUnlisted }, measures, floor) {
  const { tbt, cls } = most[hasIsland ? 'island' : 'static']
  const lcpOfFloor = measures.lcp / floor.lcp
  /** @type {[boolean, string][]} */
  const checks = [
    [measures.performance < perfect, `scores ${measures.performance} for performance`],
    [measures.accessibility < perfect, `scores ${measures.accessibility} for accessibility`],
    [
      !isUnlisted && measures.bestPractices < perfect,
      `scores ${measures.bestPractices} for best practices`,
    ],
    [!isUnlisted && measures.seo < perfect, `scores ${measures.seo} for SEO`],
    [
      !hasIsland && lcpOfFloor > maxLcpOfFloor,
      `has an LCP of ${lcpOfFloor.toFixed(2)} times the floor, and may have ${maxLcpOfFloor}`,
    ],
    [measures.tbt > tbt, `has a TBT of ${Math.round(measures.tbt)} ms, and may have ${tbt}`],
    [measures.cls > cls, `has a CLS of ${measures.cls.toFixed(3)}, and may have ${cls}`],
    [
      measures.lateFontCls > cls,
      `has a CLS of ${measures.lateFontCls.toFixed(3)} when the font is late, and may have ${cls}`,
    ],
  ]
  return checks.filter(([isShort]) => isShort).map(([, words]) => `${path} ${words}.`)
}
