import { spawnSync } from 'node:child_process'
import { folderWith } from '../support/content-folder'
import { preflightProblems } from '@/scripts/preflight'

const company = (line: string) => ({ 'company.yaml': `name: Oak Hill\n${line}\n` })

function problemsOf(files: Record<string, string>) {
  const folder = folderWith(files)
  return preflightProblems(folder).map((line) => line.replace(`${folder}/`, ''))
}

test.each([
  ['a company', company('sample: true'), 'company.yaml:2  sample: true'],
  [
    'a price',
    { 'services.yaml': '- slug: ants\n  price: { from: 95, sample: true }' },
    'services.yaml:2  sample: true',
  ],
  ['a person', company('people: [{ name: Ada, sample: true }]'), 'company.yaml:2  sample: true'],
  [
    'a review',
    { 'reviews.yaml': 'home:\n  - author: A.\n    sample: true' },
    'reviews.yaml:3  sample: true',
  ],
  [
    'a photograph',
    {
      'articles/ants.md':
        '---\ntitle: Ants\nphoto: { src: /photos/a.jpg, sample: true }\n---\nText.',
    },
    'articles/ants.md:3  sample: true',
  ],
  [
    'a photograph by its name',
    company('photo: { src: /photos/sample-team.jpg }'),
    'company.yaml:2  /photos/sample-team.jpg',
  ],
  [
    'an address for examples',
    company('siteUrl: https://www.example.com'),
    'company.yaml:2  www.example.com',
  ],
  [
    'an e-mail address for examples',
    company('email: hello@example.com'),
    'company.yaml:2  example.com',
  ],
  ['a reserved number', company('phone: (614) 555-0142'), 'company.yaml:2  (614) 555-0142'],
  [
    'a reserved number in a text',
    { 'articles/ants.md': '---\ntitle: Ants\n---\nCall 614-555-0142.' },
    'articles/ants.md:4  614-555-0142',
  ],
])('%s of the sample is refused', (_, files, start) => {
  expect(problemsOf(files)).toEqual([expect.stringContaining(start)])
})

test('content of one’s own is ready, also with a comment about samples', () => {
  const own = '# sample: true is gone, and so is example.com\nsample: false\nphone: (614) 422-7301'
  expect(problemsOf(company(own))).toEqual([])
})

test('all of them are listed, and the command fails', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/preflight.ts'],
    {
      encoding: 'utf8',
    },
  )
  expect(status).toBe(1)
  for (const file of ['company', 'reviews']) expect(stderr).toContain(`content/${file}.yaml:`)
  expect(stderr.match(/sample: true/g)?.length).toBeGreaterThan(10)
  expect(stderr).toMatch(/Not ready to go live: \d+ things/)
})
