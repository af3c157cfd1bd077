import { cwd, chdir } from 'node:process'
import { folderWith } from '../../support/content-folder'
import { drawingProblem, pictureProblem } from '@/lib/images/pictures'

const repository = cwd()

afterEach(() => chdir(repository))

const drawing = (bytes: number) => {
  const [before, after] = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0',
    '"/></svg>',
  ]
  return before + ' '.repeat(bytes - before.length - after.length) + after
}

test.each(['/images/../../content/a.svg', '/images/./a.svg', '/images//a.svg', '/images\\a.svg'])(
  'the path %s is refused, whatever is there',
  (path) => {
    chdir(folderWith({ 'public/images/a.svg': drawing(200), 'content/a.svg': drawing(200) }))
    expect(pictureProblem('/images/a.svg')).toBeUndefined()
    expect(pictureProblem(path)?.message).toMatch(/by its own path/)
  },
)

test('the name of a drawing leads to no other folder', () => {
  chdir(folderWith({ 'public/images/signs/a.svg': drawing(200), 'public/b.svg': drawing(200) }))
  expect(drawingProblem('signs', 'a')).toBeUndefined()
  expect(drawingProblem('signs', '../../b')?.example).toBe('a')
})

test('a drawing has at most 20 kB', () => {
  const [most, more] = [drawing(20_000), drawing(20_001)]
  chdir(folderWith({ 'public/images/a.svg': most, 'public/images/b.svg': more }))
  expect(pictureProblem('/images/a.svg')).toBeUndefined()
  expect(pictureProblem('/images/b.svg')?.message).toBe(
    'public/images/b.svg has 21 kB, and may have 20',
  )
})
