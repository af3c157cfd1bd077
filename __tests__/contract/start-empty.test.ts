import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { problemLine } from '@/lib/content/problems'
import { loadContent } from '@/lib/site/site-content'
import type { keepable } from '@/scripts/tools/start-empty/start-empty'
import { startEmpty } from '@/scripts/tools/start-empty/start-empty'

const folder = 'test-results/start-empty'
const names = ['articles', 'animals', 'key'] as const
const combinations = names.reduce<(keyof typeof keepable)[][]>(
  (all, name) => [...all, ...all.map((some) => [...some, name])],
  [[]],
)

beforeEach(() => rmSync(folder, { recursive: true, force: true }))

test.each(combinations.map((keep) => [keep.join(', ') || 'nothing', keep] as const))(
  'content that keeps %s of the sample has nothing to fix',
  (_, keep) => {
    cpSync('content', folder, { recursive: true })
    startEmpty(folder, keep)
    expect(loadContent(folder).problems.map(problemLine)).toEqual([])
  },
)

test('what is written anew is dated today', () => {
  jest.useFakeTimers({ now: new Date('2031-02-03T12:00:00') })
  cpSync('content', folder, { recursive: true })
  startEmpty(folder, ['articles'])
  const animal = readFileSync(join(folder, 'field-guide/pavement-ant.md'), 'utf8')
  expect(animal).toMatch(/^reviewed: 2031-02-03$/m)
  const [article = ''] = readdirSync(join(folder, 'articles'))
  expect(readFileSync(join(folder, 'articles', article), 'utf8')).not.toContain('2031')
  jest.useRealTimers()
})

test('without anything kept, no word of the sample company is left', () => {
  cpSync('content', folder, { recursive: true })
  startEmpty(folder, [])
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
