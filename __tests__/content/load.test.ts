import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderWith } from '../support/content-folder'
import { isSample } from '../support/contract'
import { loadContent } from '@/lib/content/load'
import { appRoutes } from '@/lib/content/names'
import { problemLine } from '@/lib/content/problems'
import { registry } from '@/lib/content/registry'

/** A copy of the content to break, and what is then said of it, by file. */
function copyOfContent() {
  const root = join(folderWith({}), 'content')
  cpSync('content', root, { recursive: true })
  const filesIn = (folder: string) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)
  return {
    root,
    filesIn,
    change(file: string, from: string | RegExp, to: string) {
      const before = readFileSync(join(root, file), 'utf8')
      const after = before.replace(from, to)
      if (after === before) throw new Error(`${file} has no ${String(from)}`)
      writeFileSync(join(root, file), after)
    },
    remove: (name: string) => rmSync(join(root, name), { recursive: true, force: true }),
    told: () =>
      loadContent(root).problems.map((problem) => problemLine(problem).replace(`${root}/`, '')),
  }
}

test('the content of the site has nothing to fix', () => {
  expect(loadContent().problems.map(problemLine)).toEqual([])
})

test('each page that is made of entries is a route of the registry, whose entries it shows', () => {
  const routes = Object.values<{ routes?: readonly string[] }>(registry).flatMap(
    (row) => row.routes ?? [],
  )
  expect(
    appRoutes()
      .filter((route) => route.includes('['))
      .sort(),
  ).toEqual([...new Set(routes)].sort())
})

// Edits files of the sample.
if (isSample) {
  test('all that is wrong is listed at once, each with file, line, field and what is right', () => {
    const { change, filesIn, told } = copyOfContent()
    const [first = '', second = '', third = '', fourth = ''] = filesIn('articles')
    const [city = '', otherCity = '', thirdCity = ''] = filesIn('locations')
    const [animal = '', otherAnimal = ''] = filesIn('field-guide')
    const [urgent = ''] = filesIn('emergency-guides')
    const begin = /\n---\n\n/
    const set = (file: string, field: string, value: string) =>
      change(file, new RegExp(`^${field}:.*\n(?:[ -].*\n)*`, 'm'), `${field}: ${value}\n`)
    change(first, /^date: .*$/m, 'date: 11/21/2026')
    change(first, /^title: .*$/m, 'title: “Ants”')
    change(second, /^excerpt: [\s\S]*?\n(?=\w)/m, '')
    change(second, begin, '\n---\n\n<script>alert(1)</script>\n\n')
    change(
      third,
      begin,
      '\n---\n\nSee [this](/blog/none), [that](javascript:x) or ((constructor)).\n\n',
    )
    set(third, 'reviewed', '2999-01-01')
    change(fourth, /^id: .*$/m, "id: '16'\nchecklistLines: [Day of the heat]")
    change(fourth, /^slug: .*$/m, 'slug: /mud-tubes')
    change(fourth, begin, '\n---\n\nSee [here](#none), or ((name)) and ((same-day? this.\n\n')
    change(city, /^zipCodes: \[/m, 'zipCodes: [2134, ')
    change(otherCity, /^zipCodes: \[/m, "zipCodes: ['00010', ")
    change(
      otherCity,
      /^nearbyAreas: \[/m,
      `nearbyAreas: [none, ${otherCity.replace(/.*\/|\.md/g, '')}, `,
    )
    change(thirdCity, /latitude: \d/, 'latitude: 5')
    for (const file of [otherCity, thirdCity]) {
      change(file, /$/, '\nWe look where the pipes come through the wall.\n')
    }
    change(animal, begin, '\n---\n\nIt bites [99].\n\n')
    set(otherAnimal, 'house', '{ kind: ranch, spots: [99] }')
    set(urgent, 'animals', '[none]')
    change(
      'services.yaml',
      /^services:\n(?: *#.*\n)* {2}- slug: .*$/m,
      'services:\n  - slug: articles',
    )
    change('pages/home.yaml', /href: \/.*$/m, 'href: /none')
    change('pages/sitemap.yaml', /^heading: /m, 'headline: ')
    change('pages/about.yaml', /^ {2}title: .*$/m, `  title: ((name)) ${'m'.repeat(50)}`)
    change('houses.yaml', /^ranch:$/m, 'castle:')
    change('identification-key.yaml', /to: '?#[\w-]+'?/, "to: '#none'")
    change('company.yaml', /^(timeZone: .*\n)(founded: .*\n)?/m, '$1founded: 2999\n')
    const lines = told()
    const expected: [file: string, what: RegExp][] = [
      [first, /“Ants” stands between curly quotes.* Example: 'Ants'$/],
      [second, /excerpt: is missing\. Example: /],
      [second, /HTML is not allowed in a text: <script>/],
      [third, /“javascript:x” is no address/],
      [third, /\(\(constructor\)\) is none of /],
      [third, /reviewed: 2999-01-01 is still to come\. Example: \d{4}-/],
      [fourth, /slug: is \/mud-tubes, but the file is named .* Example: \//],
      [fourth, /\(\(same-day\)\) is never closed/],
      [city, /zipCodes\[1\]: 2134 is read as a number.* Example: '2134'/],
      [otherCity, /zipCodes\[1\]: 00010 lies in no state, and this place in \w/],
      [otherCity, /nearbyAreas\[1\]: there is no “none” in \S+: take it out, or name one of /],
      [otherCity, /nearbyAreas\[2\]: .* is this one itself: take it out/],
      [thirdCity, /coordinates: .* is \d+ miles from the other places/],
      [thirdCity, /“We look where .*” stands in \S*locations\/.* too/],
      [animal, /content: \[99\] stands in the text, but sources has/],
      [otherAnimal, /house\.kind: there is no “ranch” in \S*content\/houses\.yaml: .*castle/],
      [urgent, /animals\[1\]: there is no “none” in \S+field-guide: take it out, or name one of /],
      ['services.yaml', /services\[1\]\.slug: \/articles is an address of the site already/],
      ['pages/home.yaml', /\.href: the site has no page \/none/],
      ['pages/sitemap.yaml', /heading: is missing/],
      ['pages/sitemap.yaml', /headline: there is no such field here\. Example: one of /],
      [
        'pages/about.yaml',
        /title: has \d+ characters, and needs at most 60, with the facts of the company in it/,
      ],
      ['houses.yaml', /castle: there is no drawing public\/images\/houses\/castle\.svg/],
      ['identification-key.yaml', /to: “.*” leads to #none, which is no question/],
      ['identification-key.yaml', /no option leads to #/],
      ['company.yaml', /founded: 2999 is still to come\. Example: \d{4}/],
    ]
    for (const [file, what] of expected) {
      const own = lines.filter((line) => line.startsWith(`${file}:`))
      expect(own).toContainEqual(
        expect.stringMatching(new RegExp(`^\\S+:\\d+ {2}.*${what.source}`)),
      )
    }
  })

  test('a page whose address another has is told with the place of the other', () => {
    const { root, filesIn, told } = copyOfContent()
    const [animal = ''] = filesIn('field-guide')
    const guide = animal.replace('field-guide', 'emergency-guides')
    cpSync(join(root, animal), join(root, guide))
    const address = animal.replace('.md', '')
    expect(told()).toContainEqual(
      expect.stringMatching(
        `^${guide}:\\d+ {2}slug: /${address} is an address of .*${animal}:\\d+ already`,
      ),
    )
  })
}

test('a company and services that cannot be read do not hide what is wrong in other files', () => {
  const { change, filesIn, told } = copyOfContent()
  const [article = ''] = filesIn('articles')
  change('company.yaml', /^name: .*\n/m, '')
  change('services.yaml', /^services:/m, 'service:')
  change(article, /^date: .*$/m, 'date: soon')
  expect(told()).toEqual([
    expect.stringMatching(/^articles\/.*date: “soon” is not a date\. Example: /),
    expect.stringMatching(/^company\.yaml:\d+ {2}name: is missing/),
    expect.stringMatching(/^services\.yaml:\d+ {2}services: is missing/),
    expect.stringMatching(/^services\.yaml:\d+ {2}service: there is no such field here/),
  ])
})

test('files and folders that no build can do without are missed by name, the others are not', () => {
  const { remove, told } = copyOfContent()
  const missed = ['reviews.yaml', 'houses.yaml', 'identification-key.yaml']
  for (const name of [...missed, 'articles', 'map.yaml', 'map-counties.yaml']) remove(name)
  const lines = told()
  for (const name of missed) {
    expect(lines).toContainEqual(expect.stringMatching(`^${name}:1 {2}there is no such file`))
  }
  expect(lines).toContainEqual(
    expect.stringMatching(/^\S*articles:1 {2}needs at least one file.* Example: \S+\.md$/),
  )
  expect(lines.filter((line) => line.startsWith('map'))).toEqual([])
})

test('a file that the site reads nowhere is told, with the name that it would read', () => {
  const { root, filesIn, told } = copyOfContent()
  const [article = ''] = filesIn('articles')
  for (const name of ['articles/COPY.MD', 'locations/huron.txt', 'pages/hom.yaml', '.DS_Store']) {
    cpSync(join(root, article), join(root, name))
  }
  const message = 'is not read: the site knows no file of this name.'
  expect(told()).toEqual([
    `articles/COPY.MD:1  ${message} Example: copy.md`,
    `locations/huron.txt:1  ${message} Example: huron.md`,
    `pages/hom.yaml:1  ${message}`,
  ])
})

test('two entries that say the same where each says its own are told at the second', () => {
  const { change, filesIn, told, root } = copyOfContent()
  const [city = '', other = ''] = filesIn('locations')
  const [, title = ''] = /^title: (.*)$/m.exec(readFileSync(join(root, city), 'utf8')) ?? []
  change(other, /^title: .*$/m, `title: ${title}`)
  expect(told()).toContainEqual(
    expect.stringMatching(`^${other}:\\d+ {2}title: “.*” is already used in .*${city}`),
  )
})
