import { splitFile } from '@/lib/content/front-matter'

test('a Markdown file has front matter and a body, also after a byte order mark', () => {
  const parts = { yaml: '\ntitle: Cañon', body: '\n\n\n\nAnts.' }
  expect(splitFile('a.md', '---\ntitle: Cañon\n---\n\nAnts.')).toEqual(parts)
  expect(splitFile('a.md', '\uFEFF---\ntitle: Cañon\n---\n\nAnts.')).toEqual(parts)
})

test('a file without front matter or in another encoding is reported with its line', () => {
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

test.each([
  ['spaces after the dashes', '--- \ntitle: A\n---\t\nAnts.'],
  ['no line below the front matter', '---\ntitle: A\n---'],
  ['line ends of old Macs', '---\rtitle: A\r---\rAnts.'],
  ['line ends of Windows', '---\r\ntitle: A\r\n---\r\nAnts.'],
])('%s are accepted', (_, text) => {
  expect(splitFile('a.md', text)).toMatchObject({ yaml: '\ntitle: A' })
})

test('front matter without a field is front matter', () => {
  expect(splitFile('a.md', '---\n---\nAnts.')).toEqual({ yaml: '\n', body: '\n\nAnts.' })
})

test('empty lines at the beginning count', () => {
  const parts = { yaml: '\n\n\ntitle: A', body: '\n\n\n\n\nAnts.' }
  expect(splitFile('a.md', '\n\n---\ntitle: A\n---\nAnts.')).toEqual(parts)
  expect(splitFile('a.yaml', '\uFEFFtitle: A\rname: B')).toEqual({ yaml: 'title: A\nname: B' })
})

test.each(['\0', '\u0008', '\v', '\u0085', '\u200b', '\u202e', '\u2066', '\ufeff'])(
  'the character %j is reported with its line and the words before it',
  (character) => {
    expect(splitFile('a.yaml', `title: A\nname: Ann's${character} Ants`)).toEqual({
      file: 'a.yaml',
      line: 2,
      message: expect.stringMatching(/^a character .* \(U\+\w{4}\) stands after “Ann's”/),
    })
  },
)

test('letters of all languages, emoji and soft hyphens are fine', () => {
  const text = 'a: नमस्ते, می‌خواهم, 👩‍🔧, ter\u00admite, a\u00a0b, a\u2011b,\tÉ\n'
  expect(splitFile('a.yaml', text)).toEqual({ yaml: text })
})

test.each(['a.md', 'a.yaml'])('a merge conflict in %s is reported', (file) => {
  const body = 'title: A\n<<<<<<< HEAD\nname: B\n=======\nname: C\n>>>>>>> main\n'
  for (const text of [body, body.replaceAll('\n', '\r\n'), body.replaceAll('\n', '\n\n')]) {
    expect(splitFile(file, `---\n${text}---\nAnts.`)).toMatchObject({
      message: expect.stringMatching(/^two versions of the text .* git/),
    })
  }
  expect(splitFile(file, `---\n${body}---\n`)).toMatchObject({ line: 3 })
})
