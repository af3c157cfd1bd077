import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { parseDocument } from 'yaml'
import { folderWith } from '../support/content-folder'
import { describeContract } from '../support/contract'
import { getLocations } from '@/lib/content/locations'
import { services } from '@/lib/content/services'

/** Starts slowly. */
const timeoutMilliseconds = 60_000
jest.setTimeout(timeoutMilliseconds)

const articles = readdirSync('content/articles').map((name) => `content/articles/${name}`)
const places = getLocations().map(({ slug }) => `content/locations/${slug}.md`)
const [first = '', second = '', third = '', fourth = '', fifth = ''] = articles

/** A copy of the site’s content, with its pages and its pictures. */
function copyOfSite() {
  const site = folderWith({ 'package.json': '{ "type": "module" }' })
  cpSync('content', join(site, 'content'), { recursive: true })
  for (const folder of ['app', 'scripts']) symlinkSync(resolve(folder), join(site, folder))
  cpSync('public', join(site, 'public'), { recursive: true })
  const change = (file: string, from: string | RegExp, to: string) => {
    const before = readFileSync(join(site, file), 'utf8')
    const after = before.replace(from, to)
    if (after === before) throw new Error(`${file} has no ${String(from)}`)
    writeFileSync(join(site, file), after)
  }
  return { site, change }
}

function check(site: string, options: string[] = []) {
  const tsx = resolve('node_modules/tsx/dist/cli.mjs')
  const script = resolve('scripts/check-content.ts')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [tsx, '--conditions=react-server', script, ...options],
    {
      cwd: site,
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        TSX_TSCONFIG_PATH: resolve('tsconfig.json'),
      },
    },
  )
  return { status, output: stdout + stderr, lines: stdout.trim().split('\n') }
}

test('the content of the site has nothing to fix', () => {
  const { status, output } = check(copyOfSite().site, ['--build'])
  expect({ status, output }).toEqual({ status: 0, output: '' })
})

// Edits files of the sample.
describeContract(() => {
  test('all that is wrong is listed at once, each with file, line, field and what is right', () => {
    const { site, change } = copyOfSite()
    const [city = '', otherCity = '', thirdCity = ''] = places
    change(first, /^date: .*$/m, 'date: 11/21/2026')
    change(first, /^title: .*$/m, 'title: “Ants”')
    change(second, /^excerpt: [\s\S]*?\n(?=\w)/m, '')
    change(second, /\n---\n\n/, '\n---\n\n<script>alert(1)</script>\n\n')
    change(
      third,
      /\n---\n\n/,
      '\n---\n\nSee [this](/blog/no-such-article) and [that](javascript:x).\n\n',
    )
    change(third, /^reviewed: .*$/m, 'reviewed: 2999-01-01')
    change(fourth, /^image: .*$/m, 'image: /images/articles/none.webp')
    change(
      fifth,
      /\n---\n\n/,
      '\n---\n\nSee [this](/blog/no-such-article) or [that](#no-such-heading).\n\n',
    )
    change(city, /^zipCodes: \[/m, 'zipCodes: [2134, ')
    change(otherCity, /^zipCodes: \[/m, "zipCodes: ['00010', ")
    change(otherCity, /^nearbyAreas: \[/m, 'nearbyAreas: [no-such-place, ')
    change(thirdCity, /latitude: \d/, 'latitude: 5')
    for (const file of [otherCity, thirdCity]) {
      appendFileSync(join(site, file), '\nWe look where the pipes come through the wall.\n')
    }
    change('content/services.yaml', /^ {4}title: .*$/m, `    title: ${'m'.repeat(61)}`)
    change('content/pages/about.yaml', /^ {2}title: .*$/m, `  title: ${'m'.repeat(61)}`)
    change('content/pages/home.yaml', /href: \/.*$/m, 'href: /no-such-page')
    change('content/pages/sitemap.yaml', /^heading: /m, 'headline: ')
    change('content/decision-facts.yaml', /href: \/[^ ]*/, 'href: /no-such-page')
    change('content/navigation.ts', "href: '/about'", "href: '/no-such-page'")

    const { status, lines } = check(site)
    expect(status).toBe(1)
    const expected: [file: string, what: RegExp][] = [
      [first, /^:\d+ {2}“Ants” stands between curly quotes.* Example: 'Ants'$/],
      [second, /^:\d+ {2}excerpt: is missing\. Example: /],
      [second, /^:\d+ {2}HTML is not allowed in a text: <script>/],
      [third, /^:\d+ {2}“javascript:x” is no address/],
      [third, /^:\d+ {2}the site has no page \/blog\/no-such-article/],
      [third, /^:\d+ {2}reviewed: 2999-01-01 is still to come\. Example: \d{4}-/],
      [fourth, /^:\d+ {2}image: there is no picture public\/images\/articles\/none\.webp/],
      [fifth, /^:\d+ {2}the site has no page \/blog\/no-such-article/],
      [fifth, /^:\d+ {2}there is no heading here for #no-such-heading/],
      [city, /^:\d+ {2}zipCodes\[1\]: 2134 is read as a number.* Example: '2134'/],
      [otherCity, /^:\d+ {2}zipCodes\[1\]: 00010 lies in no state, and this place in \w/],
      [otherCity, /^:\d+ {2}nearbyAreas\[1\]: there is no no-such-place: take it out/],
      [thirdCity, /^:\d+ {2}coordinates: .* is \d+ miles from the other places/],
      [
        'content/services.yaml',
        /^:\d+ {2}services\[1\]\.title: has 61 characters, and needs at most/,
      ],
      ['content/pages/about.yaml', /^:4 {2}meta\.title: has 61 characters, and needs at most/],
      ['content/pages/home.yaml', /^:\d+ {2}\S+\.href: the site has no page \/no-such-page/],
      ['content/pages/sitemap.yaml', /^:\d+ {2}heading: is missing/],
      [
        'content/pages/sitemap.yaml',
        /^:\d+ {2}headline: there is no such field here\. Example: one of /,
      ],
      ['content/decision-facts.yaml', /^:\d+ {2}\S+\.href: the site has no page \/no-such-page/],
      ['content/navigation.ts', /^:\d+ {2}href: the site has no page \/no-such-page/],
    ]
    for (const [file, what] of expected) {
      const own = lines.filter((line) => line.startsWith(`${file}:`))
      expect(own.map((line) => line.slice(file.length))).toContainEqual(expect.stringMatching(what))
    }
    const repeated = lines.filter((line) => line.includes('We look where the pipes come through'))
    expect(repeated).toHaveLength(1)
    expect(repeated[0]).toMatch(/^content\/locations\/.* stands in content\/locations\//)
  })
})

test('what is wrong in the services is listed first, since other files name them', () => {
  const { site, change } = copyOfSite()
  change('content/services.yaml', /^ {4}heading: .*\n/m, '')
  change('content/services.yaml', /^ {2}- slug: /m, '  - address: ')
  change(first, /^date: .*$/m, 'date: 11/21/2026')
  const { status, output } = check(site)
  expect(status).toBe(1)
  expect(output).toMatch(/^The other files take facts from content\/services\.yaml/)
  expect(output).toMatch(/^content\/services\.yaml:\d+ {2}services\[1\]\.slug: is missing/m)
  expect(output).toMatch(/^content\/services\.yaml:\d+ {2}services\[1\]\.heading: is missing/m)
  expect(output).toMatch(/^content\/services\.yaml:\d+ {2}services\[1\]\.address: there is no/m)
})

test('a service is told of an address that is taken, and of drawings and houses that are not there', () => {
  const { site } = copyOfSite()
  const file = join(site, 'content/services.yaml')
  const document = parseDocument(readFileSync(file, 'utf8'))
  const [{ slug }] = services
  const {
    services: [written],
  } = document.toJS() as { services: [object] }
  const added = (changes: object) => document.createNode({ ...written, ...changes })
  document.addIn(
    ['services'],
    added({ slug, specimen: { file: 'dragon', common: 'A', latin: 'B' } }),
  )
  document.addIn(
    ['services'],
    added({
      slug: 'articles',
      targets: { heading: 'What we treat', items: [{ name: 'Dragons', specimen: 'dragon' }] },
      picture: { kind: 'castle', heading: 'Where we look' },
      house: { kind: 'castle', heading: 'Where we look' },
    }),
  )
  writeFileSync(file, document.toString())
  const { output } = check(site)
  const [second, third] = [services.length + 1, services.length + 2]
  for (const told of [
    `services[${second}].slug: ${slug} is the slug of services[1]. Example: `,
    `services[${second}].specimen.file: there is no drawing public/images/specimens/dragon.svg. Example: `,
    `services[${third}].slug: /articles is an address of the site already. Example: `,
    `services[${third}].targets.items[1].specimen: there is no drawing `,
    `services[${third}].picture.kind: “castle” is not one of `,
    `services[${third}].house.kind: “castle” is not one of `,
  ]) {
    const lines = output.split('\n').filter((line) => line.includes(`  ${told}`))
    expect(lines).toEqual([expect.stringMatching(/^content\/services\.yaml:\d+ /)])
  }
})

test('a file that is taken out is missed by name', () => {
  const { site } = copyOfSite()
  rmSync(join(site, 'content/reviews.yaml'))
  expect(check(site).output).toMatch(
    /^content\/reviews\.yaml:1 {2}there is.* Example: home: \[\]$/m,
  )
  writeFileSync(join(site, 'content/reviews.yaml'), '[]')
  expect(check(site).output).toMatch(/^content\/reviews\.yaml:1 {2}must be.* Example: home: \[\]$/m)
  rmSync(join(site, 'content/houses.yaml'))
  const { status, output } = check(site)
  expect(status).toBe(1)
  expect(output).toMatch(/^content\/houses\.yaml:1 {2}there is no such file/)
})

test('a title that is too long because of the name of the business says so', () => {
  const { site, change } = copyOfSite()
  change('content/company.yaml', /^name: .*$/m, `name: ${'m'.repeat(60)}`)
  change('content/pages/about.yaml', /^ {2}title: .*$/m, `  title: ((name)) and its people`)
  expect(check(site).lines).toContainEqual(
    expect.stringMatching(
      /^content\/pages\/about\.yaml:\d+ {2}meta\.title: has 75 characters with the name of the business in it, and needs at most 60: take out \(\(name\)\) or other words\.$/,
    ),
  )
})

test('a place that is removed is found in every place that names it as nearby', () => {
  const { site } = copyOfSite()
  const [removed] = getLocations()
  rmSync(join(site, `content/locations/${removed?.slug}.md`))
  const { output } = check(site)
  const naming = getLocations().filter(({ nearbyAreas }) =>
    nearbyAreas.includes(removed?.slug ?? ''),
  )
  for (const { slug } of naming) {
    expect(output).toMatch(
      new RegExp(
        `content/locations/${slug}\\.md:\\d+  nearbyAreas\\[\\d+\\]: there is no ${removed?.slug}:`,
      ),
    )
  }
})

test('a folder or a key that no build can do without is missed by name', () => {
  const { site } = copyOfSite()
  const folders = ['articles', 'locations', 'field-guide']
  for (const name of [...folders, 'tonight', 'field-guide-key.yaml']) {
    rmSync(join(site, 'content', name), { recursive: true })
  }
  const { status, output } = check(site)
  expect(status).toBe(1)
  for (const name of folders) {
    expect(output).toMatch(
      new RegExp(`^content/${name}:1 {2}needs at least one file.* Example: `, 'm'),
    )
  }
  expect(output).toMatch(/^content\/field-guide-key\.yaml:1 {2}there is no such file/m)
  expect(output).not.toContain('content/tonight')
})

// Edits files of the sample.
describeContract(() => {
  test('a picture that takes long to load is found, and one in other letters than its file’s', () => {
    const { site, change } = copyOfSite()
    const [, image = ''] = /^image: (.*)$/m.exec(readFileSync(first, 'utf8')) ?? []
    truncateSync(join(site, `public${image}`), 400_000)
    const other = /^image: (.*)$/m.exec(readFileSync(second, 'utf8'))?.[1] ?? ''
    const shouted = other.replace(/[^/]*$/, (name) =>
      name.replace(/^./, (letter) => letter.toUpperCase()),
    )
    change(second, other, shouted)
    const { output } = check(site)
    expect(output).toContain('has 400 kB, and may have 150')
    expect(output).toContain(`there is no picture public${shouted}. Example: ${other}`)
  })
})

test('a day or a year to come is told by a build, and does not stop it: the clock may be wrong', () => {
  const { site, change } = copyOfSite()
  change(first, /^reviewed: .*$/m, 'reviewed: 2999-01-01')
  change('content/company.yaml', /^(timeZone: .*\n)(founded: .*\n)?/m, '$1founded: 2999\n')
  change('content/company.yaml', /^(securityContactChecked:) .*$/m, '$1 2999-01-02')
  const { status, output } = check(site, ['--build'])
  expect(status).toBe(0)
  expect(output).toContain('2999-01-01 is still to come')
  expect(output).toMatch(/company\.yaml:\d+ {2}securityContactChecked: 2999-01-02 is still to come/)
  expect(output).toMatch(/company\.yaml:\d+ {2}founded: 2999 is still to come\. Example: \d{4}/)
  expect(check(site).status).toBe(1)
})
