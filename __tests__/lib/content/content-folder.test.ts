import { contentFolder } from '@/lib/content/entries'

const before = process.env.CONTENT
afterEach(() => {
  process.env.CONTENT = before
})

test.each([
  ['companies/bayou/', 'companies/bayou'],
  ['companies\\bayou\\', 'companies\\bayou'],
  ['companies/bayou', 'companies/bayou'],
  ['', 'content'],
])('CONTENT=%s is the folder %s', (CONTENT, folder) => {
  process.env.CONTENT = CONTENT
  expect(contentFolder()).toBe(folder)
})
