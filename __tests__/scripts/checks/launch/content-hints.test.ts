import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderWith } from '../../../support/content-folder'
import { contentFolder } from '@/lib/content/entries'
import { loadContent } from '@/lib/site/site-content'
import { sampleNumberHints } from '@/scripts/checks/launch/content-hints'
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

test('a service of the sample that is not offered is a hint in the terms, but not in an article', () => {
  const add = (text: string) => text.replace(/^heading: .*/m, 'heading: Terms of bed bug treatment')
  expect(
    hintsWith(hintsAfter('pages/terms-of-service.yaml', add), 'in none of your services'),
  ).toEqual(['“bed bug” is in none of your services: take it out, or offer it'])
  const addToArticle = (text: string) => `${text}\nA bed bug is flat.\n`
  const article = hintsAfter('articles/lamps-on-the-dock.md', addToArticle)
  expect(hintsWith(article, 'in none of your services')).toEqual([])
})

test('a telephone number of the sample’s state is a hint for a company elsewhere', () => {
  const { content } = loadContent()
  const texts = [{ file: 'ants.md', line: 7, text: 'Call (614) 645-3111, not (502) 363-0100.' }]
  const [company] = content.company.entries
  const inState = (state: string) => {
    const fields = { ...company!.fields, region: { ...company!.fields.region, state } }
    return { ...content, company: { ...content.company, entries: [{ ...company!, fields }] } }
  }
  expect(
    sampleNumberHints(inState('Kentucky'), texts).map(({ line, message }) => [line, message]),
  ).toEqual([
    [7, '(614) 645-3111 is a number of Ohio, and not yours: put the one for where you work'],
  ])
  expect(sampleNumberHints(inState('Ohio'), texts)).toEqual([])
})

test('a privacy policy that does not name the form service, the scripts or the site of a video is a hint', () => {
  const kept = hintsAfter('pages/privacy-policy.yaml', (text) => text)
  expect(hintsWith(kept, 'The privacy policy doesn’t name')).toEqual([])
  const own = (text: string) =>
    text.replace(/paragraphs:\s*\[[^]*?\]/, 'paragraphs: [We keep letters.]')
  expect(
    hintsWith(hintsAfter('pages/privacy-policy.yaml', own), 'The privacy policy doesn’t name'),
  ).toEqual([
    expect.stringMatching('the service that gets the forms: add \\(\\(form-service\\)\\)'),
    expect.stringMatching('the scripts of other companies: add \\(\\(third-party-script\\)\\)'),
    expect.stringMatching('the site from which a video plays: add \\(\\(video-host\\)\\)'),
  ])
})
