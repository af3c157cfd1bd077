// Lists every sentence of content in which "we" do something, by file and line, for the owner to tick off.
import { readContent } from './preflight/content'
import { promisesIn } from './promises/sentences'

for (const { file, text } of await readContent())
  for (const { line, sentence } of promisesIn(file, text))
    console.log(`${file}:${line}  ${sentence}`)
