import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { problemLine } from '@/lib/content/problems'
import { loadContent } from '@/lib/site/site-content'
import { startEmpty } from '@/scripts/tools/start-empty/start-empty'

const folder = 'test-results/start-empty'

const words = /sample: true|Ohio|Columbus|Franklin|614|Main Street|\bOAC\b|R\.C\.|bed bug (?!task)/i

test.each([true, false])(
  'content that keeps articles and animals (%s) has nothing to fix; what is written anew is dated today, and has no word of the sample',
  (keepsPests) => {
    jest.useFakeTimers({ now: new Date('2031-02-03T12:00:00') })
    rmSync(folder, { recursive: true, force: true })
    cpSync('content', folder, { recursive: true })
    startEmpty(folder, { keepsPests })
    expect(loadContent(folder).problems.map(problemLine)).toEqual([])
    const animal = readFileSync(join(folder, 'field-guide/pavement-ant.md'), 'utf8')
    expect(/^reviewed: 2031-02-03$/m.test(animal)).toBe(!keepsPests)
    if (keepsPests) return
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => file.includes('sample-'))).toEqual([])
    const lines = files
      .filter((file) => /\.(md|yaml)$/.test(file))
      .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    expect(lines.filter((line) => words.test(line))).toEqual([])
  },
)
