import { finishPage } from '@/scripts/finish'

const parts = {
  style: '.a{color:red}',
  siteScript: '/_next/static/site.1.js',
  islandScript: '/_next/static/islands/islands.1.js',
}

const runtime = '<script src="/_next/static/chunks/main.js" async=""></script>'
const payload = '<script>self.__next_f.push([1,"the page once more"])</script>'
const data = '<script type="application/ld+json">{"name":"Ants"}</script>'
const font = '<link rel="preload" href="/serif.woff2" as="font" crossorigin="" type="font/woff2">'

const page = ({ head = '', body = '' } = {}) =>
  `<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>${head}</head><body>${body}${runtime}${payload}</body></html>`

const finish = (html: string) => finishPage('/page.html', html, parts)

test('a page keeps its structured data and font, has its style inside and the site script, and nothing of Next’s', () => {
  const preload = '<link rel="preload" as="script" href="/_next/static/chunks/main.js"/>'
  expect(finish(page({ head: preload + font, body: `<p>A<!-- -->B</p>${data}` }))).toBe(
    `<!DOCTYPE html><html><head><style>.a{color:red}</style></head><body>${font}<p>AB</p>${data}<script src="/_next/static/site.1.js" defer></script></body></html>`,
  )
})

test('a page with an island keeps the comments that React needs, and has the module script', () => {
  const island = '<div data-island="EstimateForm"><p>A<!-- -->B</p></div>'
  const html = finish(page({ body: island }))
  expect(html).toContain(island)
  expect(html).toContain('<script type="module" src="/_next/static/islands/islands.1.js"></script>')
  expect(finish(page())).not.toContain('type="module"')
})

test.each([
  ['a script from elsewhere', page({ body: '<script src="https://ads.example/x.js"></script>' })],
  ['an inline script of nobody’s', page({ body: '<script>track()</script>' })],
  ['no style sheet', page().replace(/<link[^>]*>/, '')],
  ['no body', '<html><head></head></html>'],
])('a page with %s stops the build', (_, html) => {
  expect(() => finish(html)).toThrow(/^\/page\.html: .*Next has changed/s)
})
