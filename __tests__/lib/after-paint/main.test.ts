/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { comeFrom, faces, fakeFaces } from '../../support/heading-face'
import { fakePaint, paint } from '../../support/paint'
import type { SiteScriptElement } from '@/lib/after-paint/heading-face'

const youngSerif = expect.objectContaining({
  family: 'youngSerif',
  source: 'url(/serif.woff2)',
  descriptors: { display: 'optional' },
})

fakePaint()
fakeFaces()

beforeEach(() => {
  jest.resetModules()
  window.history.replaceState(null, '', '/about')
})

afterEach(() => {
  document.body.replaceChildren()
  jest.restoreAllMocks()
})

/** Runs the script as the finishing step writes it into a page. */
async function run({
  font = ' data-family="youngSerif" data-font="/serif.woff2"',
  body = '',
} = {}) {
  document.body.innerHTML = `${body}<script type="x" data-src="/site.1.js" data-integrity="sha384-a"${font}></script>`
  const running = document.querySelector('script')
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(running)
  await import('@/lib/after-paint/main')
}

const siteScript = () => document.querySelector<SiteScriptElement>('script[src="/site.1.js"]')

test('the site script comes when the page is painted, and only as it was built', async () => {
  await run()
  expect(siteScript()).toBeNull()
  paint()
  expect(siteScript()).toHaveProperty('integrity', 'sha384-a')
})

test('the first page of a visit leaves the face of its headings to the site script', async () => {
  comeFrom('https://search.example/')
  await run()
  paint()
  expect(faces.shown.size).toBe(0)
  expect(siteScript()?.headingFace).toEqual(youngSerif)
})

test('a further page has it from the start, if it comes at once', async () => {
  comeFrom(`${window.location.origin}/services`)
  await run()
  paint()
  expect([...faces.shown]).toEqual([youngSerif])
  expect(siteScript()?.headingFace).toBeUndefined()
})

test('another site whose name begins like this one is another site', async () => {
  comeFrom(`${window.location.origin}.example.org/`)
  await run()
  expect(faces.shown.size).toBe(0)
})

test('a site without a font of its own does without', async () => {
  comeFrom(`${window.location.origin}/services`)
  await run({ font: '' })
  paint()
  expect(faces.made).toEqual([])
  expect(siteScript()).not.toBeNull()
})

test.each(['/blog/mud-tubes', '/services/termites'])(
  'the 404 page of %s, which sends the visitor on, does not wait until it is seen',
  async (pathname) => {
    window.history.replaceState(null, '', pathname)
    await run({ body: '<div data-not-found=""></div>' })
    expect(siteScript()).not.toBeNull()
  },
)

test('an address that names a section does not wait either', async () => {
  window.history.replaceState(null, '', '/services#wildlife')
  await run()
  expect(siteScript()).not.toBeNull()
})

test.each([
  ['/no-such-page', '<div data-not-found=""></div>'],
  ['/blog/signs-of-bed-bugs', ''],
])('%s waits as any other page', async (pathname, body) => {
  window.history.replaceState(null, '', pathname)
  await run({ body })
  expect(siteScript()).toBeNull()
  paint()
  expect(siteScript()).not.toBeNull()
})
