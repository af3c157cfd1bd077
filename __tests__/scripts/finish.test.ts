import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkPagesTogether } from '@/scripts/finish/check.mjs'
import { finishPage } from '@/scripts/finish/finish-page.mjs'
import { removeLeftovers } from '@/scripts/finish/leftovers.mjs'
import { siteFiles } from '@/scripts/finish/site-files.mjs'
import { trimStyles } from '@/scripts/finish/trim-style.mjs'

const styleSheet =
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>'
const runtime = '<script src="/_next/static/chunks/react.js" async=""></script>'
const payload =
  '<script id="_R_">(globalThis["TURBOPACK"] || []).push({"otherChunks":[]});</script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script>self.__next_f.push([1,"<p>"])</script>'
const siteScript = '<script src="/site.js" defer=""></script>'
const leftovers = '<div hidden=""><!--$--><!--/$--></div>'

function exported({
  head = styleSheet,
  body = '<p>Ants</p>',
  scripts = siteScript + payload,
} = {}) {
  return `<!DOCTYPE html><html lang="en-US"><head><title>T</title>${head}${runtime}</head><body>${leftovers}${body}${scripts}</body></html>`
}

const island = (name = 'ContactForm') =>
  `<div data-island="${name}" data-props="{}"><p>A<!-- --> b</p></div>`

let out: string

/** Writes files below the exported site, by their paths. */
function write(files: Record<string, string>) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(out, path)), { recursive: true })
    writeFileSync(join(out, path), content)
  }
}

/** What the bundler says of an island: its first script, and one that this imports. */
function scriptsOf(name: string) {
  if (name !== 'ContactForm') throw new Error(`nobody starts ${name}`)
  return ['start', name].map((script) => ({ src: `/${script}.js`, integrity: 'sha384-a' }))
}

function finish(html: string, file = 'page.html') {
  const files = siteFiles(out)
  return finishPage(file, html, {
    files,
    siteScript: files.writeHashedScript('site', 'site()'),
    afterPaint: 'later()',
    loader: files.writeHashedScript('island-loader', 'wake()'),
    scriptsOf,
  })
}

/** The files that a finished page loads, in their order. */
const sources = (html: string) => [...html.matchAll(/ src="([^"]+)"/g)].map(([, src]) => src ?? '')

const contentOf = (src: string | undefined) => readFileSync(`${out}${src}`, 'utf8')

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'finish-'))
  write({
    '_next/static/chunks/a.css': 'p{background:url(../media/ant.svg)}',
    '_next/static/chunks/react.js': 'react()',
  })
})

afterEach(() => rmSync(out, { recursive: true }))

describe('a page without an island', () => {
  test('loads the site script when it is painted, and no other', () => {
    const { html } = finish(exported())
    expect(sources(html)).toEqual([])
    const [, src, integrity] =
      /<script data-src="([^"]+)" data-integrity="([^"]+)">later\(\)<\/script>/.exec(html) ?? []
    expect(src).toMatch(/^\/_next\/static\/site\.[0-9a-f]{16}\.js$/)
    expect(integrity).toMatch(/^sha384-.{64}$/)
    expect(contentOf(src)).toBe('site()')
  })

  test('loses what only React reads', () => {
    const head = `${styleSheet}<meta name="next-size-adjust" content=""/><link rel="preload" as="script" href="/_next/static/chunks/react.js"/><link rel="modulepreload" href="/_next/static/chunks/react.js"/>`
    const { html } = finish(exported({ head, body: '<p>A<!-- --> b</p>' }))
    expect(html).not.toMatch(/<!--|hidden|next-size-adjust|preload|__next_f|TURBOPACK/)
    expect(html).toContain('<p>A b</p>')
  })

  test('keeps its structured data', () => {
    const data = '<script type="application/ld+json">{"name":"\\u003cA>"}</script>'
    expect(finish(exported({ body: data })).html).toContain(data)
  })

  test('keeps what is hidden but not empty', () => {
    const hidden = '<div hidden="">Later</div>'
    expect(finish(exported({ body: hidden })).html).toContain(hidden)
  })
})

describe('a page with an island', () => {
  test('has the scripts of its island laid aside for the loader, and none of Next', () => {
    const { html } = finish(exported({ body: island() }))
    expect(html).toContain(
      '<template data-island-scripts="">' +
        '<link rel="modulepreload" href="/ContactForm.js" integrity="sha384-a">' +
        '<script type="module" src="/start.js" integrity="sha384-a"></script></template>',
    )
    expect(sources(html)).toEqual([
      '/start.js',
      expect.stringMatching(/^\/_next\/static\/island-loader\./),
    ])
    expect(html).toContain('>later()</script>')
    expect(html).not.toMatch(/__next_f|TURBOPACK/)
  })

  test('keeps the markup inside it, which React compares with its own, and no other comment', () => {
    const { html } = finish(exported({ body: `<p>C<!-- --> d</p>${island()}` }))
    expect(html).toContain(`<p>C d</p>${island()}`)
  })

  test('runs a script that belongs before the paint where it stands, from a file', () => {
    const guard = '<script data-before-paint="">mark()</script>'
    const { html } = finish(exported({ body: guard + island() }))
    expect(html).toMatch(
      /<script data-before-paint="" src="[^"]+" integrity="[^"]+"><\/script><div/,
    )
    expect(contentOf(sources(html)[0])).toBe('mark()')
  })
})

describe('every page', () => {
  test('holds its style, with addresses that count from the site', () => {
    const { html } = finish(exported())
    expect(html).toContain('<style>p{background:url(/_next/static/media/ant.svg)}</style>')
    expect(html).not.toContain('stylesheet')
  })

  test('is first painted when what follows its header begins', () => {
    expect(finish(exported()).html).toContain(
      '<link rel="expect" href="#main" blocking="render"></head>',
    )
  })

  test('lets the browser fetch a page that the visitor turns to, but never the confirmation', () => {
    const { html } = finish(exported())
    const [, rules = ''] = /<script type="speculationrules">(.+?)<\/script>/.exec(html) ?? []
    expect(JSON.stringify(JSON.parse(rules))).toContain('{"not":{"href_matches":["/thank-you",')
  })

  test('has no hint at pictures and no script for old browsers', () => {
    const head = `${styleSheet}<link rel="preload" as="image" href="/mouse.svg"/><script src="/_next/static/chunks/old.js" noModule=""></script>`
    expect(finish(exported({ head })).html).not.toMatch(/mouse|old\.js/)
  })

  test('leaves its font to the script that comes after the paint, and to the style where no script runs', () => {
    const font =
      '@font-face{font-family:serif1;src:url(../media/f.woff2)format("woff2");font-display:optional}'
    write({ '_next/static/chunks/a.css': `${font}p{color:red}` })
    const head = `${styleSheet}<link rel="preload" href="/_next/static/media/f.woff2" as="font"/>`
    const { html } = finish(exported({ head }))
    expect(html).toContain('data-family="serif1" data-font="/_next/static/media/f.woff2">later()')
    expect(html).toMatch(/<style>@media \(scripting:none\)\{@font-face\{[^}]+\}\}p\{color:red\}/)
    expect(html).not.toContain('preload')
  })
})

describe('the style of a page without an island', () => {
  const styleOf = (file: string) => /<style>(.*)<\/style>/.exec(contentOf(`/${file}`))?.[1]

  /** Pages with the given bodies, finished and then trimmed together. */
  function trim(bodies: Record<string, string>) {
    const pages = Object.entries(bodies).map(([file, body]) => finish(exported({ body }), file))
    write(Object.fromEntries(pages.map(({ file, html }) => [file, html])))
    trimStyles(out, pages)
    return pages
  }

  test('holds what it and others of its kind have, and of a page with one the whole', () => {
    write({
      '_next/static/chunks/a.css':
        '.a,.both{top:0}.form{top:1px}.b:hover{top:2px}@media print{.form{top:3px}.a .b{top:4px}}p{top:5px}table td{top:6px}',
    })
    const pages = trim({
      'a.html': '<p class="a both">A</p>',
      'b.html': '<p class="b">B</p>',
      'form.html': `<p class="form">F</p>${island()}`,
    })
    expect(styleOf('a.html')).toBe(
      '.a,.both{top:0}.b:hover{top:2px}@media print{.a .b{top:4px}}p{top:5px}',
    )
    expect(styleOf('b.html')).toBe(styleOf('a.html'))
    expect(contentOf('/form.html')).toBe(pages[2]?.html)
    expect(() => trimStyles(out, pages)).toThrow('a.html: does not hold the style')
  })

  test('has no variable that nothing reads', () => {
    write({
      '_next/static/chunks/a.css':
        'p{--drawn:red;--read:1px;--unread:2px;top:var(--read)}@property --read{syntax:"*";inherits:false}@property --unread{syntax:"*";inherits:false}',
    })
    trim({ 'a.html': '<p>A<svg fill="var(--drawn)"></svg></p>' })
    expect(styleOf('a.html')).toBe(
      'p{--drawn:red;--read:1px;top:var(--read)}@property --read{syntax:"*";inherits:false}',
    )
  })

  test('is shared by all articles, by all cities and by the rest, and the home page has its own', () => {
    write({ '_next/static/chunks/a.css': '.a{top:0}.b{top:1px}table{top:2px}' })
    trim({
      'index.html': '<p>H</p>',
      'about.html': '<p class="a b">A</p>',
      'blog/ants.html': '<p class="b">B</p>',
      'blog/mice.html': '<table></table>',
      'locations/dublin.html': '<p class="a">C</p>',
    })
    expect(styleOf('index.html')).toBe('')
    expect(styleOf('about.html')).toBe('.a{top:0}.b{top:1px}')
    expect(styleOf('blog/ants.html')).toBe('.b{top:1px}table{top:2px}')
    expect(styleOf('blog/mice.html')).toBe(styleOf('blog/ants.html'))
    expect(styleOf('locations/dublin.html')).toBe('.a{top:0}')
  })
})

describe('the build stops and names the file', () => {
  test.each([
    [
      'an inline script that nobody knows',
      exported({ body: '<script>track()</script>' }),
      'track()',
    ],
    [
      'a script of another site',
      exported({ body: '<script src="https://x.test/a.js"></script>' }),
      'x.test',
    ],
    ['a page that breaks off', exported().slice(0, -30), 'not a whole HTML page'],
    [
      'a page without a doctype',
      exported().replace('<!DOCTYPE html>', ''),
      'not a whole HTML page',
    ],
    [
      'a script inside a text',
      exported({ body: '<textarea><script>a()</script></textarea>' }),
      'no script',
    ],
    [
      'an island that nobody starts',
      exported({ body: island('OldForm') }),
      'nobody starts OldForm',
    ],
    [
      'a page without the site script',
      exported({ scripts: payload }),
      'has lost /_next/static/site',
    ],
    ['the site script twice', exported({ scripts: siteScript + siteScript + payload }), 'twice'],
    [
      'a static page with a script of its own',
      exported({ body: '<script data-before-paint="">a()</script>' }),
      'no island',
    ],
    ['two style sheets', exported({ head: styleSheet + styleSheet }), '2 style sheets'],
    ['a style attribute', exported({ body: '<p style="color:red">A</p>' }), 'style attribute'],
  ])('at %s', (_, html, message) => {
    expect(() => finish(html, 'blog/ants.html')).toThrow(
      expect.objectContaining({ message: expect.stringMatching(/^blog\/ants\.html: /) }),
    )
    expect(() => finish(html)).toThrow(message)
  })

  test('at a style sheet that would end its element', () => {
    write({ '_next/static/chunks/a.css': 'p::after{content:"</style>"}' })
    expect(() => finish(exported())).toThrow('/_next/static/chunks/a.css')
  })

  test('at a style with two fonts, of which nobody says when they are loaded', () => {
    const font = '@font-face{font-family:a;src:url(/a.woff2)}'
    write({ '_next/static/chunks/a.css': font + font })
    expect(() => finish(exported(), 'about.html')).toThrow(
      '/_next/static/chunks/a.css: more than one font',
    )
  })

  const page = { islands: [], styleSheet: '/a.css', runtime: ['/react.js'] }

  test('at an island without its mark', () => {
    const pages = [
      { ...page, file: 'about.html' },
      { ...page, file: 'contact.html', runtime: ['/react.js', '/form.js'] },
    ]
    expect(() => checkPagesTogether(pages)).toThrow(/^contact\.html: loads \/form\.js/)
  })

  test('at a page with a style of its own', () => {
    const pages = [
      { ...page, file: 'about.html' },
      { ...page, file: 'contact.html', styleSheet: '/b.css' },
    ]
    expect(() => checkPagesTogether(pages)).toThrow(/^contact\.html: has \/b\.css/)
  })

  test('and lets pages pass that are in order', () => {
    const pages = [
      { ...page, file: 'about.html' },
      {
        ...page,
        file: 'contact.html',
        islands: ['ContactForm'],
        runtime: ['/react.js', '/form.js'],
      },
    ]
    expect(() => checkPagesTogether(pages)).not.toThrow()
  })
})

test('files that nothing asks for go, and the folders that they leave empty', () => {
  write({
    'about.html': '',
    'about.txt': '',
    'about/__next._full.txt': '',
    'services.html': '',
    'services/termites.html': '',
    'services/termites.txt': '',
    '_not-found.html': '',
    '_not-found/__next._tree.txt': '',
    '_next/static/build/_buildManifest.js': '',
    '_next/static/site.0123456789abcdef.js': '',
    'site.js': '',
    'robots.txt': '',
    '.well-known/security.txt': '',
  })
  expect(removeLeftovers(out)).toBe(9)
  const left = (path: string) => existsSync(join(out, path))
  expect(
    [
      'about.html',
      'services/termites.html',
      'robots.txt',
      '.well-known/security.txt',
      '_next/static/site.0123456789abcdef.js',
    ].every(left),
  ).toBe(true)
  expect(
    [
      'about',
      'about.txt',
      'services/termites.txt',
      '_not-found',
      '_not-found.html',
      '_next/static/build',
      '_next/static/chunks',
      'site.js',
    ].some(left),
  ).toBe(false)
})
