// Lists every sentence of the content in which "we" do something, with file and line, for the owner to check.
import { textsOf } from '../checks/launch/words'
import { loadContent } from '@/lib/site/site-content'

/** "We", "we’ll", "we’re". Also matches the "we" of a quoted law or source, which no pattern can distinguish. */
const we = /\bwe(’(ll|re|ve|d))?\b/i

const { content, facts } = loadContent()
// Reviews are not the company's words.
const { reviews: _, ...ownWords } = content
for (const { file, line, text } of textsOf(ownWords, facts)) {
  for (const sentence of text.split(/(?<=[.?!])\s+/).filter((words) => we.test(words))) {
    console.log(`${file}:${line}  ${sentence}`)
  }
}
