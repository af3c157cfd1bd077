import { finishPage } from '@/scripts/build/finish/finish-page'

const address = (name: string) => `/_next/static/${name}.js`

const site = {
  siteScript: address('site'),
  islandScript: address('islands'),
  thirdPartyScripts: [],
  readStyle: () => '.a{color:red;src:url(../media/serif.woff2)}',
}

const runtime = '<script src="/_next/static/chunks/main.js" async=""></script>'
const payload = '<script>self.__next_f.push([1,"the page once more"])</script>'
const data = '<script type="application/ld+json">{"name":"Ants"}</script>'
const siteScript = '<script src="/site.js" defer=""></script>'

const page = ({ head = '', body = '' } = {}) =>
  `<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>${head}</head><body>${body}${siteScript}${runtime}${payload}</body></html>`

const finish = (html: string) => finishPage('page.html', html, site)

test('a static page keeps its data and font preload, has an inline style and the site script, and nothing of Next’s runtime', () => {
  const font =
    '<link rel="preload" href="/serif.woff2" as="font" crossorigin="" type="font/woff2"/>'
  const hints =
    '<link rel="preload" as="script" href="/_next/static/chunks/main.js"/><link rel="modulepreload" href="/x.js">'
  const html = finish(page({ head: hints + font, body: `<div hidden=""></div>${data}` }))
  expect(html).not.toMatch(/chunks|__next_f|modulepreload|as="script"|<div hidden/)
  expect(html).toContain('<style>.a{color:red;src:url(/_next/static/media/serif.woff2)}</style>')
  for (const kept of [data, font]) expect(html).toContain(kept)
  // In the head it would delay the first paint.
  expect(html.indexOf(font)).toBeGreaterThan(html.indexOf('<body'))
  const scripts = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)
  expect(scripts).toEqual([
    '<script type="application/ld+json">',
    '<script src="/_next/static/site.js" defer>',
  ])
})

test('the hint that blocks rendering is always at the beginning of the head', () => {
  const hint = '<link rel="expect" href="#main" blocking="render"/>'
  const early = page({ head: `${hint}<meta charSet="utf-8"/><title>Ants</title>` })
  const late = page({ head: `<meta charSet="utf-8"/><title>Ants</title>${hint}` })
  expect(finish(early)).toBe(finish(late))
  expect(finish(late)).toContain(`<head>${hint}`)
})

test('a third-party script comes last and blocks nothing', () => {
  const src = 'https://cdn.booking.example/widget.js?a=1&b=2'
  const html = finishPage('page.html', page({ body: '<div data-island="Form"></div>' }), {
    ...site,
    thirdPartyScripts: [
      { src, attributes: { 'data-domain': 'a.example' }, start: 'go("$&")' },
      { src: 'https://stats.example/s.js', attributes: {} },
    ],
  })
  expect(html).toMatch(
    /islands\.js"><\/script><script>go\("\$&"\)<\/script><script src="https:\/\/cdn\.booking\.example\/widget\.js\?a=1&amp;b=2" data-domain="a\.example" async=""><\/script><script src="https:\/\/stats\.example\/s\.js" async=""><\/script><\/body>/,
  )
  expect(finish(page())).not.toContain('async')
  const deferred = { src, attributes: { async: '', defer: '' } }
  expect(finishPage('page.html', page(), { ...site, thirdPartyScripts: [deferred] })).toMatch(
    /b=2" async="" defer=""><\/script>/,
  )
})

test('only a page with an island has its module script', () => {
  const script = '<script type="module" src="/_next/static/islands.js"></script>'
  expect(finish(page({ body: '<div data-island="Form"></div>' }))).toContain(script)
  expect(finish(page())).not.toContain('type="module"')
})

test.each([
  ['a script from elsewhere', page({ body: '<script src="https://ads.example/x.js"></script>' })],
  ['an inline script of nobody’s', page({ body: '<script>track()</script>' })],
  ['no style sheet', page().replace(/<link[^>]*>/, '')],
  ['no site script', page().replace(siteScript, '')],
  ['no end', page().replace('</html>', '')],
])('a page with %s stops the build, which says at which step', (_, html) => {
  expect(() => finish(html)).toThrow(/^page\.html: .*see step 4 of docs\/architecture\.md$/s)
})

test('a text with a letter that the heading font lacks is marked as a whole', () => {
  document.body.innerHTML = finish(
    page({
      body: '<h1 class="a">Café “Ants”&#x27;</h1><h2><a href="/">Giờ <b>Mở</b></a></h2><h3>Gọi</h3><h4>Sửa</h4><p>Mối</p><p class="font-display text-lg">Bếp</p>',
    }),
  )
  const marked = [...document.querySelectorAll('[data-letters="other"]')]
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Giờ Mở', 'Gọi', 'Sửa', 'Bếp'])
})
