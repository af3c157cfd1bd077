/** "We", "we’ll", "we’re": not "we" of a law or a source, which no pattern tells apart. */
const we = /\bwe(’(ll|re|ve|d))?\b/i

/** The sentences of a text in which the company speaks of what it does. */
export function promisesIn(text: string): string[] {
  return text.split(/(?<=[.?!])\s+/).filter((sentence) => we.test(sentence))
}
