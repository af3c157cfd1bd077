import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderWith } from '../../../support/content-folder'
import { contentFolder } from '@/lib/content/entries'
import { loadContent } from '@/lib/site/site-content'
import { launchProblems } from '@/scripts/checks/launch/launch-problems'

/** The hints for the company of the fixtures after a change of one file. */
function hintsAfter(file: string, change: (text: string) => string) {
  const root = folderWith({})
  cpSync(contentFolder(), root, { recursive: true })
  const path = join(root, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
  return launchProblems(loadContent(root), {}, new Date('2026-06-01'))
    .filter(({ isHint, file }) => isHint && file.startsWith(root))
    .map(({ message }) => message)
}

const hintsWith = (hints: readonly string[], words: string) =>
  hints.filter((message) => message.includes(words))

test('a privacy policy that does not name the form service or the scripts is a hint', () => {
  const kept = hintsAfter('pages/privacy-policy.yaml', (text) => text)
  expect(hintsWith(kept, 'The privacy policy doesn’t name')).toEqual([])
  const own = (text: string) =>
    text.replace(/paragraphs:\s*\[[^]*?\]/, 'paragraphs: [We keep letters.]')
  expect(
    hintsWith(hintsAfter('pages/privacy-policy.yaml', own), 'The privacy policy doesn’t name'),
  ).toEqual([
    expect.stringMatching('the service that gets the forms: add \\(\\(form-service\\)\\)'),
    expect.stringMatching('the scripts of other companies: add \\(\\(third-party-script\\)\\)'),
  ])
})

test('the sample’s text of a place is a hint, as long as it is there to the letter', () => {
  const hintsAt = (heading: string) =>
    hintsWith(
      hintsAfter('locations/huron.md', (text) => `${text}\n## ${heading}\n\nLook.\n`),
      'This is the sample’s text',
    )
  expect(hintsAt('Mice in a limestone basement')).toHaveLength(1)
  expect(hintsAt('Mice in our basements')).toEqual([])
})
