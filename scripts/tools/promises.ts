// Lists every sentence of content in which "we" do something, by file and line, for the owner to tick off.
import { textsOf } from './preflight/words'
import { promisesIn } from './promises/sentences'
import { loadContent } from '@/lib/content/load'

// Reviews say nothing for the company.
const { reviews: _, ...content } = loadContent().content
for (const { file, line, text } of textsOf(content))
  for (const sentence of promisesIn(text)) console.log(`${file}:${line}  ${sentence}`)
