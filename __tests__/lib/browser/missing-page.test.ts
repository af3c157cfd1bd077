/** @jest-environment jsdom */
import { handleMissingPage } from '@/lib/browser/missing-page'

const replace = jest.fn()
const info = jest.spyOn(console, 'info')

beforeEach(() => {
  replace.mockClear()
  info.mockReset()
  document.body.innerHTML = '<main><div data-not-found="" data-redirects="{}"></div></main>'
})

const openAt = (pathname: string) =>
  handleMissingPage({ pathname, search: '?from=ad', hash: '#top', replace })

test.each([
  ['/services/bed-bugs/', '/services/bed-bugs?from=ad#top'],
  ['/locations/oak-hill//', '/locations/oak-hill?from=ad#top'],
  ['//elsewhere.example/', '/elsewhere.example?from=ad#top'],
  ['/blog/mud-tubes', '/articles'],
  ['/services/termites', '/services/unknown'],
])('the unknown path %s is replaced by %s, and not logged', (pathname, destination) => {
  openAt(pathname)
  expect(replace.mock.calls).toEqual([[destination]])
  expect(info).not.toHaveBeenCalled()
})

test.each(['/termites', '/blog', '/services/wildlife/bats', '/en/blog/mud-tubes'])(
  'the unknown path %s stays where it is and is logged',
  (pathname) => {
    openAt(pathname)
    expect(replace).not.toHaveBeenCalled()
    expect(info.mock.calls.map((words) => words.join(' '))).toEqual([`Page not found: ${pathname}`])
  },
)

describe('with redirects of an old site', () => {
  beforeEach(() => {
    const redirects = { '/ants': '/pest-control', '/über uns': '/about', '/map': '/#areas' }
    document.querySelector<HTMLElement>('[data-not-found]')!.dataset.redirects =
      JSON.stringify(redirects)
  })

  test.each([
    ['/ants', '/pest-control?from=ad'],
    ['/Ants/', '/pest-control?from=ad'],
    ['/ants/index.html', '/pest-control?from=ad'],
    ['/%C3%BCber%20uns.htm', '/about?from=ad'],
    ['/map', '/#areas'],
  ])('%s leads to %s at once, and is not logged', async (pathname, target) => {
    await openAt(pathname)
    expect(replace.mock.calls).toEqual([[target]])
    expect(info).not.toHaveBeenCalled()
  })
})

describe('an address with a typo', () => {
  const pages = ['/contact', '/estimate', '/services/bed-bugs', '/blog/mud-tubes', '/']

  beforeEach(() => {
    const fetch = (path: string) => Promise.resolve({ ok: pages.includes(path) })
    Object.assign(globalThis, { fetch: jest.fn(fetch) })
  })

  test.each([
    ['/CONTACT', '/contact'],
    ['/Services/Bed-Bugs', '/services/bed-bugs'],
    ['/blog/Mud-Tubes', '/blog/mud-tubes'],
    ['/contact.', '/contact'],
    ['/contact)', '/contact'],
    ['/contact%2C', '/contact'],
    ['/contact%20', '/contact'],
    ['/contact%E2%80%9D', '/contact'],
    ['/estimate.HTML', '/estimate'],
    ['/estimate.html).', '/estimate'],
    ['/contact;jsessionid=1', '/contact'],
    ['/index.php', '/'],
    ['/contact/index.html', '/contact'],
  ])('%s is %s', async (pathname, meant) => {
    await openAt(pathname)
    expect(replace.mock.calls).toEqual([[`${meant}?from=ad#top`]])
  })

  test.each(['/estimate&utm_source=x&b=1', '/estimate%3Futm_source=x&b=1'])(
    '%s keeps what an advertisement says',
    async (pathname) => {
      await openAt(pathname)
      expect(replace.mock.calls).toEqual([['/estimate?utm_source=x&b=1#top']])
    },
  )

  test.each(['/No-Such-Page', '/termites.', '/%E0%A4%A', '/%5Cevil.example', '/%09/evil.example'])(
    '%s means none, stays and is logged',
    async (pathname) => {
      await openAt(pathname)
      expect(replace).not.toHaveBeenCalled()
      expect(info).toHaveBeenCalledWith('Page not found:', pathname)
      for (const [path] of jest.mocked(fetch).mock.calls) expect(path).toMatch(/^\/[\w%]/)
    },
  )

  test('an unknown article with capitals leads to the list', async () => {
    await openAt('/blog/Bats')
    expect(replace.mock.calls).toEqual([['/articles']])
  })

  test('the page of an unknown service leads to a known one alone, and logs nothing', async () => {
    document.body.innerHTML = '<main><div data-not-found=""></div></main>'
    await openAt('/services/termites')
    expect(replace).not.toHaveBeenCalled()
    await openAt('/services/Bed-Bugs.')
    expect(replace.mock.calls).toEqual([['/services/bed-bugs?from=ad#top']])
    expect(info).not.toHaveBeenCalled()
  })

  test('a connection that is lost leaves the page as it is', async () => {
    jest.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'))
    await openAt('/CONTACT')
    expect(replace).not.toHaveBeenCalled()
  })
})
