/**
 * A table in Markdown. All columns but the first are numbers and stand to the right.
 *
 * @param {readonly string[]} headings
 * @param {readonly (readonly string[])[]} rows
 */
export function markdownTable(headings, rows) {
  const widths = headings.map((heading, column) =>
    Math.max(...[heading, ...rows.map((row) => row[column] ?? '')].map(({ length }) => length)),
  )
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  )
  const aligned = [headings, ...rows].map((row) =>
    row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    ),
  )
  const [head = [], ...body] = aligned
  return [head, rule, ...body].map((row) => `| ${row.join(' | ')} |`).join('\n')
}
