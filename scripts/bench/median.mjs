/**
 * The median of each measure by itself, over several runs of one page.
 *
 * @template {Record<string, number>} Measures
 * @param {readonly Measures[]} runs At least one.
 * @returns {Measures}
 */
export function medianRun(runs) {
  const [first] = runs
  if (!first) throw new Error('There is no run to take a median of')
  const medians = Object.keys(first).map((name) => [
    name,
    median(runs.map((run) => run[name] ?? NaN)),
  ])
  return Object.fromEntries(medians)
}

/** Between the two in the middle when their number is even. @param {readonly number[]} values */
function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const [low = NaN, high = NaN] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]]
  return (low + high) / 2
}
