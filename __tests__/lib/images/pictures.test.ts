import { workInFolderWith } from '../../support/content-folder'
import { drawingProblem, pictureProblem } from '@/lib/images/pictures'

const drawing = (bytes = 200) =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"/></svg>'.padEnd(bytes)

test('the name of a drawing leads to no other folder', () => {
  workInFolderWith({ 'public/images/signs/a.svg': drawing(), 'public/b.svg': drawing() })
  expect(drawingProblem('signs', 'a')).toBeUndefined()
  expect(drawingProblem('signs', '../../b')?.example).toBe('a')
})

test('a drawing has at most 20 kB, and a page can show it', () => {
  const [most, more] = [drawing(20_000), drawing(20_001)]
  workInFolderWith({ 'public/a.svg': most, 'public/b.svg': more, 'public/c.svg': 'Words' })
  expect(pictureProblem('/a.svg')).toBeUndefined()
  expect(pictureProblem('/b.svg')?.message).toBe('public/b.svg has 21 kB, and may have 20')
  expect(pictureProblem('/c.svg')?.message).toMatch(/^public\/c.svg cannot be read/)
})
