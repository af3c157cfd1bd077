import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { problemLine } from '@/lib/content/problems'
import { loadContent } from '@/lib/site/site-content'
import { startEmpty } from '@/scripts/tools/start-empty/start-empty'

const folder = 'test-results/start-empty'

beforeEach(() => rmSync(folder, { recursive: true, force: true }))

test.each([true, false])(
  'content that keeps articles and animals (%s) has nothing to fix',
  (keepsPests) => {
    cpSync('content', folder, { recursive: true })
    startEmpty(folder, { keepsPests })
    expect(loadContent(folder).problems.map(problemLine)).toEqual([])
  },
)

test('what is written anew is dated today, and what is kept is not', () => {
  jest.useFakeTimers({ now: new Date('2031-02-03T12:00:00') })
  const reviewed = (keepsPests: boolean) => {
    cpSync('content', folder, { recursive: true })
    startEmpty(folder, { keepsPests })
    const animal = readFileSync(join(folder, 'field-guide/pavement-ant.md'), 'utf8')
    return /^reviewed: (.*)$/m.exec(animal)?.[1]
  }
  expect(reviewed(true)).not.toBe('2031-02-03')
  expect(reviewed(false)).toBe('2031-02-03')
  jest.useRealTimers()
})

test('without anything kept, no word of the sample company is left', () => {
  cpSync('content', folder, { recursive: true })
  startEmpty(folder, { keepsPests: false })
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((file) => /\.(md|yaml)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  const words =
    /sample: true|Ohio|Columbus|Franklin|614|Main Street|\bOAC\b|R\.C\.|bed bug (?!task)/i
  expect(
    texts
      .join('\n')
      .split('\n')
      .filter((line) => words.test(line)),
  ).toEqual([])
})
