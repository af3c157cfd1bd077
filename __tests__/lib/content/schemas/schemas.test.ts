import { readFileSync } from 'node:fs'
import { files, folders } from '@/lib/content/collections'
import { ContentError, parseContent } from '@/lib/content/read'

const schemas = { ...files, ...folders }

/** Whether the schema of a file or a folder refuses this field, when a file has nothing else. */
function isRefused(name: keyof typeof schemas, yaml: string, field: string) {
  try {
    parseContent<object>('a.yaml', yaml, schemas[name].schema)
    return false
  } catch (error) {
    return error instanceof ContentError && error.problems.some((found) => found.field === field)
  }
}

const words = (count: number) => Array(count).fill('ant').join(' ')
const letters = (count: number) => 'a'.repeat(count)

test.each([
  ['company', 'wordmark', ['[Oak Hill, Pest Control]'], ['[]', '[a, b, c]']],
  ['company', 'wordmark[1]', ['[Pest Control]'], ['[Pest-Management]', `[${letters(23)}]`]],
  [
    'company',
    'siteUrl',
    ['https://www.a.com'],
    ['https://www.a.com/', 'http://www.a.com', 'a.com'],
  ],
  ['company', 'phone', ['(614) 555-0142'], ['555-0142', '(614) 422-730', '811', '(614) 422-73OO']],
  ['company', 'email', ['office@example.com'], ['office@example', 'office', 'office@oakhill.con']],
  ['company', 'founded', ['2010'], ['2999', 'long ago']],
  ['services', 'services', [], ['[]']],
  [
    'services',
    'services[1].slug',
    ['[{ slug: ants-2-day }]'],
    ['[{ slug: con }]', '[{ slug: A }]'],
  ],
  ['pages/home', 'meta.title', [`{ title: ${letters(60)} }`], [`{ title: ${letters(61)} }`]],
  ['reviews', 'home[1].rating', ['[{ rating: 5 }]'], ['[{ rating: 6 }]', '[{ rating: 4.5 }]']],
  ['articles', 'id', ["'12'"], ['12', "'1a'"]],
  ['articles', 'slug', ['/mud-tubes'], ['mud-tubes', '/Mud-tubes', '/mud/tubes', '/nul']],
  ['articles', 'short', [words(40), words(55)], [words(39), words(56)]],
  ['articles', 'description', [letters(120)], [letters(119), letters(161)]],
  ['articles', 'sources', [], ['[{ title: A book }, { title: A paper }]', '[]']],
  ['articles', 'date', ['2024-01-15'], ['1/15/2024', '2024-02-30', '2999-01-01']],
  ['locations', 'zipCodes[1]', ["['43016']", "['01234']"], ["['4301']", '[43016]', "['43O16']"]],
  ['locations', 'articles', ['[spring-pests]'], ['[spring-pests, spring-pests, spring-pests]']],
  ['field-guide', 'marks', [], ['[one]']],
  ['emergency-guides', 'steps[1]', [`[${words(30)}]`], [`[${words(31)}]`]],
  ['emergency-guides', 'steps', [], [`[${Array(6).fill(words(26)).join(', ')}]`]],
] as const)('in %s, %s takes %j and refuses %j', (name, field, right, wrong) => {
  const [top = ''] = field.split(/[.[]/)
  const refused = (value: string) => isRefused(name, `${top}: ${value}`, field)
  expect(right.filter(refused)).toEqual([])
  expect(wrong.filter((value) => !refused(value))).toEqual([])
})

test('an answer of the key leads to a question that is there, or to a page', () => {
  const start = (option: string) =>
    `start: { question: How big is it?, options: [${option}, { text: Other, page: /a }] }\nquestions: {}`
  const [noWhere, unknown] = [start('{ text: Big }'), start('{ text: Big, question: big }')]
  expect(isRefused('identification-key', noWhere, 'start.options[1]')).toBe(true)
  expect(isRefused('identification-key', unknown, 'start.options[1].question')).toBe(true)
})

test.each([
  ['updated', /^updated: .*/m, 'updated: 2000-01-01'],
  ['imageCaption', /^image: .*/m, 'image: /photos/sample-team.jpg'],
])('%s of an article depends on another field', (field, line, wrong) => {
  const article = readFileSync('content/articles/spring-pests.md', 'utf8')
  const [yaml = ''] = article.slice(4).split('\n---')
  expect(isRefused('articles', yaml, field)).toBe(false)
  expect(isRefused('articles', yaml.replace(line, wrong), field)).toBe(true)
})
