import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { folderWith } from '../../support/content-folder'
import { contentFolder } from '@/lib/content/entries'
import { problemLine } from '@/lib/content/problems'
import { loadContent } from '@/lib/site/site-content'

/** The problems of a copy of the fixture after texts were replaced and `changeFiles` was called. */
function problemsAfter(
  changes: [file: string, from: string, to: string][],
  changeFiles: (root: string) => void = () => {},
) {
  const root = join(folderWith({}), 'content')
  cpSync(contentFolder(), root, { recursive: true })
  for (const [name, from, to] of changes) {
    const file = join(root, name)
    const text = readFileSync(file, 'utf8')
    if (!text.includes(from)) throw new Error(`${name} has no ${from}`)
    writeFileSync(file, text.replace(from, to))
  }
  changeFiles(root)
  const lines = loadContent(root).problems.map(problemLine)
  return lines.map((line) => line.replaceAll(`${root}/`, ''))
}

test('all problems are listed at once, sorted by file, with line, field and example', () => {
  const lines = problemsAfter(
    [
      ['articles/after-the-rain.md', 'slug: /after-', 'slug: /'],
      [
        'articles/after-the-rain.md',
        '## Where',
        'See [it](/blog/none?a#b) [place](/locations/huron#questions) [here](/none.pdf) [or](/robots.txt) [so](/images/specimens/american%2Dcockroach.svg).\n\n## Where',
      ],
      ['articles/lamps-on-the-dock.md', 'Insects', '[Insects](#none)'],
      ['field-guide/midge.md', 'Look by', 'Look [99] by'],
      ['field-guide/midge.md', 'entryPoints: [5, 8]', 'entryPoints: [5, 99]'],
      ['identification-key.yaml', 'question: yard', 'question: none'],
      ['locations/clyde.md', 'county: Sandusky', 'county: Seneca'],
      ['locations/huron.md', '41.395, longitude: -82.555', '41.298, longitude: -82.605'],
      ['locations/sandusky.md', '[huron, ', '[none, sandusky, huron, huron, '],
      ['locations/vermilion.md', 'in Vermilion', 'in Milan'],
      ['locations/vermilion.md', 'latitude: 41', 'latitude: 51'],
      ['pages/about.yaml', '/images/houses/ranch', '/images/houses/castle'],
      ['pages/about.yaml', 'The Crew', `The Crew of ((seasons)) ${'m'.repeat(40)}`],
      ['pages/home.yaml', '/photos/boathouse', '/photos/boat'],
      ['pages/sitemap.yaml', 'href: /articles }', 'href: /midge }'],
      ['pages/not-found.yaml', 'caught nothing', 'caught **nothing**'],
      ['pages/own/prices.md', 'slug: prices', 'slug: contact'],
      ['service-terms.yaml', 'docks-and-boathouses:', 'docks:'],
    ],
    (root) => {
      const houses = readFileSync(join(root, 'houses.yaml'), 'utf8')
      appendFileSync(join(root, 'houses.yaml'), houses.replace('ranch:', 'castle:'))
    },
  )
  expect(lines).toEqual(
    [
      'articles/after-the-rain.md:3  slug: is /the-rain, but the file is named after-the-rain.md: rename one of the two, or delete',
      'articles/after-the-rain.md:23  the site has no page /blog/none. Example: /contact',
      'articles/after-the-rain.md:23  there is no file public/none.pdf: put it there.',
      'articles/lamps-on-the-dock.md:24  there is no heading here for #none.',
      'field-guide/midge.md:2  content: [99] is in the text, but sources has 2 entries.',
      'field-guide/midge.md:21  house.entryPoints[2]: content/houses.yaml gives this house 10 entry points, and no 99.',
      'houses.yaml:15  castle: there is no drawing public/images/houses/castle.svg.',
      'identification-key.yaml:4  start.options[1].question: there is no “none” in identification-key.yaml: take it out, or name one of yard.',
      'locations/huron.md:5  coordinates: 41.298, -82.605 is where another city is.',
      'locations/milan.md:5  coordinates: 41.298, -82.605 is where another city is.',
      'locations/sandusky.md:11  nearbyAreas[1]: there is no “none” in locations: take it out, or name one of clyde, huron, ',
      'locations/sandusky.md:11  nearbyAreas[2]: sandusky is this one itself: take it out.',
      'locations/sandusky.md:11  nearbyAreas[4]: huron is named twice.',
      'locations/vermilion.md:5  coordinates: 51.422, -82.365 is more than 200 miles from the other cities. Example: { latitude: 40.',
      'locations/vermilion.md:6  title: “Mosquitoes and Ticks in Milan” is already used in locations/milan.md:6.',
      'pages/about.yaml:2  meta.title: has 102 characters, and needs at most 60, with the facts of the company in it.',
      'pages/about.yaml:7  hero.picture.image: there is no picture public/images/houses/castle.svg.',
      'pages/home.yaml:9  hero.photo.src: there is no photo content/photos/boat.webp.',
      'pages/not-found.yaml:5  introduction: ** would show on the page as it is: a field has words alone.',
      'pages/own/prices.md:2  slug: is contact, but the file is named prices.md: rename one of the two, or delete',
      'pages/sitemap.yaml:8  groups[1].links[2].href: the site has no page /midge. Example: /field-guide/midge',
      'service-terms.yaml:1  has no entry for docks-and-boathouses. Example: its name with the fields of another one below it, in your words',
      'service-terms.yaml:20  docks: there is no “docks” in services.yaml: take it out, or name one of docks-and-boathouses, mosquito-tick.',
    ].map((line) => expect.stringContaining(line) as string),
  )
})

test('an address that is already taken is reported, with the other file', () => {
  const lines = problemsAfter([], (root) => {
    const page = readFileSync(join(root, 'pages/own/prices.md'), 'utf8')
    for (const slug of ['mosquito-tick', 'images', 'index', 'contact', 'index-of-prices']) {
      const changed = page.replace('slug: prices', `slug: ${slug}`)
      writeFileSync(join(root, `pages/own/${slug}.md`), changed)
    }
    const article = readFileSync(join(root, 'articles/after-the-rain.md'), 'utf8')
    writeFileSync(join(root, 'articles/index.md'), article.replace('/after-the-rain', '/index'))
    const place = readFileSync(join(root, 'locations/huron.md'), 'utf8')
    writeFileSync(join(root, 'locations/index.md'), place.replace('slug: huron', 'slug: index'))
  })
  const addresses = lines.filter((line) => line.includes('is an address'))
  expect(addresses).toEqual([
    'articles/index.md:3  slug: /blog/index is an address of the site already. Example: index-control',
    'locations/index.md:2  slug: /locations/index is an address of the site already. Example: index-control',
    'pages/own/contact.md:2  slug: /contact is an address of the site already. Example: contact-control',
    'pages/own/images.md:2  slug: /images is an address of the site already. Example: images-control',
    'pages/own/index.md:2  slug: /index is an address of the site already. Example: index-control',
    'pages/own/mosquito-tick.md:2  slug: /mosquito-tick is an address of services.yaml:2 already. Example: mosquito-tick-control',
  ])
})

test('unusual files are reported by name, and files of the operating system ignored', () => {
  const lines = problemsAfter([], (root) => {
    const file = (name: string) => join(root, name)
    for (const name of ['._huron.md', '.#huron.md', '.DS_Store']) {
      writeFileSync(file(`locations/${name}`), 'note')
    }
    for (const name of ['Thumbs.db', 'desktop.ini']) writeFileSync(file(name), 'note')
    for (const name of ['~$huron.docx', 'huron.md~', 'Huron copy.md']) {
      writeFileSync(file(`locations/${name}`), '')
    }
    mkdirSync(file('locations/folder.md'))
    writeFileSync(file('reviews.yaml'), '')
  })
  const about = (name: string) => lines.filter((line) => line.startsWith(name)).join('\n')
  expect(lines.join('\n')).not.toMatch(/\.DS_Store|\._huron|\.#huron|Thumbs|desktop/)
  expect(about('locations/folder.md')).toMatch(/:1 {2}cannot be read: EISDIR/)
  expect(about('locations/Huron copy.md')).toMatch(/:1 {2}must begin with front matter/)
  expect(about('locations/huron.md~')).toMatch(/is not read/)
})

test('a company and services that cannot be read do not hide problems of other files', () => {
  const lines = problemsAfter([
    ['company.yaml', 'name: ', 'nom: '],
    ['services.yaml', 'services:', 'service:'],
    ['articles/after-the-rain.md', 'date: 2026-06-04', 'date: soon'],
  ])
  expect(lines).toEqual([
    'articles/after-the-rain.md:8  date: “soon” is not a date. Example: 2026-11-21',
    expect.stringMatching(/^company\.yaml:1 {2}name: is missing\./),
    expect.stringMatching(/^company\.yaml:1 {2}nom: there is no such field here\./),
    'services.yaml:1  services: is missing.',
    'services.yaml:1  service: there is no such field here. Example: services',
  ])
})

test('an entry point of an unknown kind is reported', () => {
  expect(problemsAfter([['houses.yaml', 'kind: lamp', 'kind: lantern']])).toEqual([
    'houses.yaml:9  ranch.entryPoints[5].kind: there is no “lantern” in entry-points.yaml: take it out, or name one of lamp.',
  ])
})

test('missing files, folders and texts are reported if the build needs them', () => {
  const lines = problemsAfter([], (root) => {
    for (const name of ['reviews.yaml', 'houses.yaml', 'articles', 'map.yaml', 'pages/own']) {
      rmSync(join(root, name), { recursive: true })
    }
    const huron = join(root, 'locations/huron.md')
    writeFileSync(huron, readFileSync(huron, 'utf8').replace(/^Yards.*$/m, ''))
  })
  expect(lines).toEqual(
    expect.arrayContaining([
      'articles:1  needs at least one file: put one back, or write one of your own. Example: articles/wasp-nests.md',
      'houses.yaml:1  there is no such file: put it back.',
      'locations/huron.md:20  has no text below its front matter.',
      'reviews.yaml:1  there is no such file: put it back. Example: home: []',
    ]),
  )
  expect(lines.filter((line) => /^map|^pages/.test(line))).toEqual([])
})

test('a file with a wrong name is reported, with the right one', () => {
  const message = 'is not read: the site knows no file of this name.'
  const names = [
    'articles/COPY.MD',
    'locations/huron.md.txt',
    'map.yml',
    'pages/hom.yaml',
    'pages/home.yaml.txt',
    '.DS_Store',
    'a.svg',
  ]
  expect(
    problemsAfter([], (root) =>
      names.forEach((name) => writeFileSync(join(root, name), 'name: A')),
    ),
  ).toEqual([
    `articles/COPY.MD:1  ${message} Example: copy.md`,
    `locations/huron.md.txt:1  ${message} Example: huron.md`,
    `map.yml:1  ${message} Example: map.yaml`,
    `pages/hom.yaml:1  ${message}`,
    `pages/home.yaml.txt:1  ${message} Example: home.yaml`,
  ])
})

test('a name that another file spells otherwise is answered with its own, and what follows from a wrong file name left out', () => {
  expect(problemsAfter([['locations/sandusky.md', '[huron, ', '[Huron, ']])).toEqual([
    'locations/sandusky.md:11  nearbyAreas[1]: there is no “Huron” in locations: take it out, or name the one that is there. Example: huron',
  ])
  const lines = problemsAfter([], (root) =>
    renameSync(join(root, 'locations/huron.md'), join(root, 'locations/Huron.md.txt')),
  )
  expect(lines).toEqual([
    'locations/Huron.md.txt:1  is not read: the site knows no file of this name. Example: huron.md',
  ])
})

test('what would fail without a word on the finished site is reported', () => {
  const lines = problemsAfter([
    ['company.yaml', 'people:', 'people:\n  - { name: Ola Nowak, role: painter }'],
    [
      'company.yaml',
      'thirdPartyScripts:',
      'thirdPartyScripts:\n  - src: https://a.com/a.js\n    start: gtag(‘js’)\n    privacySentence: It counts visits, and keeps no names of anybody.',
    ],
  ])
  const expected = [
    /people\[2\]\.name: “Ola Nowak” is already used in .*company\.yaml:\d+/,
    /thirdPartyScripts\[1\]\.start: is no JavaScript that a browser can run \(Invalid or unexpected token\)/,
  ]
  expect(lines).toHaveLength(expected.length)
  for (const message of expected) expect(lines).toContainEqual(expect.stringMatching(message))
})

test('a link to an entry that needs a missing claim is reported, unless the link depends on it, too', () => {
  const problemsWith = (words: string) =>
    problemsAfter([['articles/after-the-rain.md', '---\n', '---\nneeds: heat\n']], (root) => {
      appendFileSync(join(root, 'claims.yaml'), '\nheat:\n  says: We treat rooms with heat.\n')
      appendFileSync(join(root, 'articles/lamps-on-the-dock.md'), `\n${words}\n`)
    }).filter((line) => line.startsWith('articles/lamps'))
  expect(problemsWith('Look [after rain](/blog/after-the-rain).')).toEqual([
    expect.stringMatching(
      /the site has no page \/blog\/after-the-rain while “heat” is not claimed: put .* \(\(heat\? …\)\)/,
    ),
  ])
  expect(problemsWith('((heat? Look [after rain](/blog/after-the-rain).))')).toEqual([])
})

test.each([
  ['companies/bayou/', 'companies/bayou'],
  ['companies\\bayou\\', 'companies\\bayou'],
  ['', 'content'],
])('CONTENT=%s is the folder %s', (CONTENT, folder) => {
  jest.replaceProperty(process, 'env', { ...process.env, CONTENT })
  expect(contentFolder()).toBe(folder)
})
