import { z } from 'zod'
import { folderWith, refusalOf } from '../../support/content-folder'
import { readTexts } from '@/lib/content/read-texts'

const file = 'content/pages/ants.yaml'
const schema = z.strictObject({ heading: z.string().min(1), items: z.array(z.string().min(1)) })

function read(yaml: string) {
  jest.spyOn(process, 'cwd').mockReturnValue(folderWith({ [file]: yaml }))
  return readTexts(file, schema)
}

test('a text that rests on what is not claimed is asked for as it is written, and read without it', () => {
  const text = '((third-party-script? It runs a script.))'
  expect(read(`heading: '${text}'\nitems:\n  - '${text}'\n  - Ants\n`)).toEqual({
    heading: '',
    items: ['Ants'],
  })
})

test.each([
  ['a field that is missing', 'heading: Ants\n', ':1  items: is missing.'],
  ['a field that there is not', 'heading: Ants\nitems: []\ntitle: A\n', ':3  title: there is no'],
  ['a text without words', "items: []\nheading: ''\n", ':2  heading: has 0 characters'],
  ['a claim that nobody knows', 'heading: Ants\nitems:\n  - ((fast? Today.))\n', ':3  ((fast)) is'],
])('%s is refused with file, line and field', (_, yaml, problem) => {
  expect(refusalOf(() => read(yaml))).toContain(file + problem)
})

test('a file that is not there is named', () => {
  jest.spyOn(process, 'cwd').mockReturnValue(folderWith({}))
  expect(refusalOf(() => readTexts(file, schema))).toBe(`${file}:1  there is no such file.`)
})
