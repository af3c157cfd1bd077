// Lists every sentence of the content in which "we" do something, with file and line, for the owner to check.
import { textsOf } from './preflight/words'
import { contentFolder } from '@/lib/content/entries'
import { loadContent, loadFacts } from '@/lib/site-content'

/** "We", "we’ll", "we’re". Also matches the "we" of a quoted law or source, which no pattern can distinguish. */
const we = /\bwe(’(ll|re|ve|d))?\b/i

// Reviews are not the company's words.
const { reviews: _, ...content } = loadContent().content
for (const { file, line, text } of textsOf(content, loadFacts(contentFolder()))) {
  for (const sentence of text.split(/(?<=[.?!])\s+/).filter((words) => we.test(words))) {
    console.log(`${file}:${line}  ${sentence}`)
  }
}
