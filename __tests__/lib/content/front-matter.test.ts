import { splitFile } from '@/lib/content/front-matter'

test('a Markdown file is front matter and a text, each on its own lines, with a byte order mark or without', () => {
  const parts = { yaml: '\ntitle: Cañon', body: '\n\n\n\nAnts.' }
  expect(splitFile('a.md', '---\ntitle: Cañon\n---\n\nAnts.')).toEqual(parts)
  expect(splitFile('a.md', '\uFEFF---\ntitle: Cañon\n---\n\nAnts.')).toEqual(parts)
})

test('a YAML file is fields alone', () => {
  expect(splitFile('a.yaml', 'title: A\n')).toEqual({ yaml: 'title: A\n' })
})

test('a file that has no front matter, or is not UTF-8, is told with its line', () => {
  for (const text of ['title: A', 'Words.\n---\ntitle: A\n---\n']) {
    expect(splitFile('a.md', text)).toEqual({
      file: 'a.md',
      line: 1,
      message: 'must begin with front matter between two lines of ---',
      example: '---, then the fields, then ---',
    })
  }
  const latin = Buffer.from('title: A\nname: Ca\xf1on', 'latin1').toString('utf8')
  expect(splitFile('a.yaml', latin)).toMatchObject({
    line: 2,
    message: 'a letter here cannot be read: save the file as UTF-8',
  })
})
