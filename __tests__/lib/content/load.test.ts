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
  cpSync(contentFolder, root, { recursive: true })
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
      ['articles/mosquito-control.md', 'slug: /mosquito-', 'slug: /'],
      [
        'articles/mosquito-control.md',
        '## ',
        'See [it](/blog/none?a#b) [place](/locations/powell#questions) [here](/none.pdf) [or](/robots.txt) [so](/images/specimens/american%2Dcockroach.svg).\n\n## ',
      ],
      ['field-guide/flea.md', 'entryPoints: [', 'entryPoints: [99, '],
      ['identification-key.yaml', 'question: insect', 'question: none'],
      ['locations/dublin.md', 'nearbyAreas: [', 'nearbyAreas: [none, dublin, bexley, bexley, '],
      ['locations/powell.md', 'latitude: 40', 'latitude: 51'],
      ['pages/about.yaml', '/images/technician', '/images/castle'],
      ['pages/about.yaml', 'About Us', `About Us ${'m'.repeat(40)}`],
      ['pages/home.yaml', '/photos/sample-team', '/photos/boat'],
      ['pages/sitemap.yaml', 'href: /articles }', 'href: /flea }'],
      ['pages/not-found.yaml', 'the baseboards', '**the baseboards**'],
      ['service-terms.yaml', '\nwildlife:', '\nanimals:'],
    ],
    (root) => {
      const houses = readFileSync(join(root, 'houses.yaml'), 'utf8')
      const copy = houses.slice(houses.indexOf('rowhouse:'), houses.indexOf('slate-roof-house:'))
      appendFileSync(join(root, 'houses.yaml'), copy.replace('rowhouse:', 'castle:'))
    },
  )
  expect(lines).toEqual(
    [
      'articles/mosquito-control.md:3  slug: is /control, but the file is named mosquito-control.md: rename one of the two, or delete',
      'articles/mosquito-control.md:48  the site has no page /blog/none. Example: /contact',
      'articles/mosquito-control.md:48  there is no file public/none.pdf: put it there.',
      'house.entryPoints[1]: content/houses.yaml gives this house',
      ':118  castle: there is no drawing public/images/houses/castle.svg.',
      'identification-key.yaml:13  start.options[1].question: there is no “none” in identification-key.yaml: take it out, or name one of',
      'locations/dublin.md:7  nearbyAreas[1]: there is no “none” in locations: take it out, or name one of bexley, ',
      'locations/dublin.md:7  nearbyAreas[2]: dublin is this one itself: take it out.',
      'locations/dublin.md:7  nearbyAreas[4]: bexley is named twice.',
      'locations/powell.md:9  coordinates: 51.158, -83.075 is more than 200 miles from the other cities. Example: { latitude: 40.',
      'pages/about.yaml:4  meta.title: has 88 characters, and needs at most 60.',
      'pages/about.yaml:10  hero.picture.image: there is no picture public/images/castle.svg.',
      'pages/home.yaml:73  reasons.photo.src: there is no photo content/photos/boat.jpg.',
      'pages/not-found.yaml:7  introduction: ** would show on the page as it is: a field has words alone.',
      'pages/sitemap.yaml:15  groups[1].links[4].href: the site has no page /flea. Example: /field-guide/flea',
      'service-terms.yaml:10  has no entry for wildlife. Example: its name with the fields of another one below it, in your words',
      'animals: there is no “animals” in services.yaml: take it out, or name one of bed-bugs, pest-control, wildlife.',
    ].map((line) => expect.stringContaining(line) as string),
  )
})

test('an address that is already taken is reported', () => {
  const lines = problemsAfter([], (root) => {
    const article = readFileSync(join(root, 'articles/mosquito-control.md'), 'utf8')
    writeFileSync(join(root, 'articles/index.md'), article.replace('/mosquito-control', '/index'))
    const place = readFileSync(join(root, 'locations/powell.md'), 'utf8')
    writeFileSync(join(root, 'locations/index.md'), place.replace('slug: powell', 'slug: index'))
  })
  const addresses = lines.filter((line) => line.includes('is an address'))
  expect(addresses).toEqual([
    'articles/index.md:3  slug: /blog/index is an address of the site already. Example: index-control',
    'locations/index.md:2  slug: /locations/index is an address of the site already. Example: index-control',
  ])
})

test('unusual files are reported by name, and files of the operating system ignored', () => {
  const lines = problemsAfter([], (root) => {
    const file = (name: string) => join(root, name)
    for (const name of ['._powell.md', '.#powell.md', '.DS_Store']) {
      writeFileSync(file(`locations/${name}`), 'note')
    }
    for (const name of ['Thumbs.db', 'desktop.ini']) writeFileSync(file(name), 'note')
    for (const name of ['~$powell.docx', 'powell.md~', 'Powell copy.md']) {
      writeFileSync(file(`locations/${name}`), '')
    }
    mkdirSync(file('locations/folder.md'))
    writeFileSync(file('reviews.yaml'), '')
  })
  const about = (name: string) => lines.filter((line) => line.startsWith(name)).join('\n')
  expect(lines.join('\n')).not.toMatch(/\.DS_Store|\._powell|\.#powell|Thumbs|desktop/)
  expect(about('locations/folder.md')).toMatch(/:1 {2}cannot be read: EISDIR/)
  expect(about('locations/Powell copy.md')).toMatch(/:1 {2}must begin with front matter/)
  expect(about('locations/powell.md~')).toMatch(/is not read/)
})

test('a company and services that cannot be read do not hide problems of other files', () => {
  const lines = problemsAfter([
    ['company.yaml', 'name: ', 'nom: '],
    ['services.yaml', '\nservices:', '\nservice:'],
    ['articles/mosquito-control.md', 'date: 2023-12-18', 'date: soon'],
  ])
  expect(lines).toEqual([
    'articles/mosquito-control.md:8  date: “soon” is not a date. Example: 2026-11-21',
    'company.yaml:7  name: is missing.',
    expect.stringMatching(/^company\.yaml:8 {2}nom: there is no such field here\./),
    'services.yaml:5  services: is missing.',
    'services.yaml:5  service: there is no such field here. Example: services',
  ])
})

test('an entry point of an unknown kind is reported', () => {
  expect(problemsAfter([['houses.yaml', 'kind: chimney', 'kind: lantern']])).toEqual([
    expect.stringContaining(
      'brick-cottage.entryPoints[1].kind: there is no “lantern” in entry-points.yaml: take it out, or name one of ',
    ),
  ])
})

test('missing files, folders and texts are reported if the build needs them', () => {
  const lines = problemsAfter([], (root) => {
    for (const name of ['reviews.yaml', 'houses.yaml', 'articles', 'map.yaml']) {
      rmSync(join(root, name), { recursive: true })
    }
    const powell = join(root, 'locations/powell.md')
    writeFileSync(powell, readFileSync(powell, 'utf8').replace(/\n---\n[^]*/, '\n---\n'))
  })
  expect(lines).toEqual(
    expect.arrayContaining([
      'articles:1  needs at least one file: put one back, or write one of your own. Example: articles/wasp-nests.md',
      'houses.yaml:1  there is no such file: put it back.',
      expect.stringContaining('has no text below its front matter.'),
      'reviews.yaml:1  there is no such file: put it back. Example: home: []',
    ]),
  )
  expect(lines.filter((line) => line.startsWith('map'))).toEqual([])
})

test('a file with a wrong name is reported, with the right one', () => {
  const message = 'is not read: the site knows no file of this name.'
  const names = [
    'articles/COPY.MD',
    'locations/powell.md.txt',
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
    `locations/powell.md.txt:1  ${message} Example: powell.md`,
    `map.yml:1  ${message} Example: map.yaml`,
    `pages/hom.yaml:1  ${message}`,
    `pages/home.yaml.txt:1  ${message} Example: home.yaml`,
  ])
})

test('a name that another file spells otherwise is answered with its own, and what follows from a wrong file name left out', () => {
  expect(problemsAfter([['locations/dublin.md', 'powell', 'Powell']])).toEqual([
    'locations/dublin.md:7  nearbyAreas[2]: there is no “Powell” in locations: take it out, or name the one that is there. Example: powell',
  ])
  const lines = problemsAfter([], (root) =>
    renameSync(join(root, 'locations/powell.md'), join(root, 'locations/Powell.md.txt')),
  )
  expect(lines).toEqual([
    'locations/Powell.md.txt:1  is not read: the site knows no file of this name. Example: powell.md',
  ])
})
