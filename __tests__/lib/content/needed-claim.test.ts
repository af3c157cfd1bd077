import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderWith } from '../../support/content-folder'
import { contentFolder } from '@/lib/content/entries'
import { loadContent } from '@/lib/site/site-content'

/** The problems of the fixture with an article that needs a claim, and another one that links to it with this text. */
function problemsWith(words: string) {
  const root = folderWith({})
  cpSync(contentFolder(), root, { recursive: true })
  const add = (file: string, text: string) => {
    const path = join(root, file)
    writeFileSync(path, `${readFileSync(path, 'utf8')}\n${text}\n`)
  }
  add('claims.yaml', 'heat:\n  says: We treat rooms with heat.')
  const needing = join(root, 'articles/after-the-rain.md')
  const text = readFileSync(needing, 'utf8')
  writeFileSync(needing, text.replace('---\n', '---\nneeds: heat\n'))
  add('articles/lamps-on-the-dock.md', words)
  const { problems } = loadContent(root)
  return problems
    .filter(({ file }) => file.endsWith('lamps-on-the-dock.md'))
    .map(({ message, example }) => `${message}. ${example}`)
}

test('a link to an entry that needs a missing claim is reported, unless the link depends on it, too', () => {
  expect(problemsWith('Look [after rain](/blog/after-the-rain).')).toEqual([
    'the site has no page /blog/after-the-rain while “heat” is not claimed: put the words of the link into double parentheses. ((heat? …))',
  ])
  expect(problemsWith('((heat? Look [after rain](/blog/after-the-rain).))')).toEqual([])
})
