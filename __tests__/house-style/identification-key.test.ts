import { readFileSync } from 'node:fs'
import { getEmergencyGuides } from '@/lib/guide/animals'
import { getIdentificationKey } from '@/lib/guide/identification-key'

const { start, questions } = getIdentificationKey()
const tonight = new Set(getEmergencyGuides().map(({ slug }) => slug))
const signs = [start, ...Object.values(questions)]
  .flatMap(({ options }) => options)
  .filter(({ to }) => !to.startsWith('#'))

/** First letters of the words that say something: "chirping" is "chirp" on the page. */
function stems(text: string) {
  return (text.toLowerCase().match(/[a-z]{5,}/g) ?? []).map((word) => word.slice(0, 5))
}

test.each(signs)('“$text” ends on a page that has a line about it: $to', ({ text, hint, to }) => {
  const folder = tonight.has(to) ? 'emergency-guides' : 'field-guide'
  const page = readFileSync(`content/${folder}/${to}.md`, 'utf8').toLowerCase()
  const sign = stems(`${text} ${hint ?? ''}`)
  expect(sign.filter((stem) => page.includes(stem))).not.toEqual([])
})
