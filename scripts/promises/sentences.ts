export type Promised = { line: number; sentence: string }

/** "We", "we’ll", "we’re": not "we" of a law or a source, which no pattern tells apart. */
const we = /\bwe(’(ll|re|ve|d))?\b/i

/** The sentences of a file in which the company speaks of what it does. Reviews and comments say nothing for it. */
export function promisesIn(file: string, text: string): Promised[] {
  if (!/\.(md|yaml)$/.test(file) || file.endsWith('/reviews.yaml')) return []
  return text.split('\n').flatMap((line, index) => {
    if (/^\s*#\s/.test(line) && file.endsWith('.yaml')) return []
    const sentences = line.split(/(?<=[.?!])\s+/).filter((sentence) => we.test(sentence))
    return sentences.map((sentence) => ({
      line: index + 1,
      sentence: sentence.replace(/^\s*(- )?([\w-]+: )?['"]?/, '').trim(),
    }))
  })
}
