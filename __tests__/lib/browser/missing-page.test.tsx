import { handleMissingPage } from '@/lib/browser/missing-page'

const replace = jest.fn()
let info: jest.SpyInstance
const pages = ['/contact', '/estimate', '/services/bed-bugs', '/blog/mud-tubes', '/']
const redirects = { '/ants': '/pest-control', '/über uns': '/about', '/map': '/#areas' }

beforeEach(() => {
  replace.mockClear()
  info = jest.spyOn(console, 'info').mockReset()
  global.fetch = jest.fn((path) =>
    Promise.resolve({ ok: pages.includes(String(path)) } as Response),
  )
  document.body.innerHTML = '<main><div data-not-found=""></div></main>'
})

/** As the 404 page of a host without rules. */
function openAsMissing(pathname: string) {
  const page = document.querySelector<HTMLElement>('[data-not-found]') as HTMLElement
  page.dataset.redirects = JSON.stringify(redirects)
  return openAt(pathname)
}

const openAt = (pathname: string) =>
  handleMissingPage({ pathname, search: '?from=ad', hash: '#top', replace })

test.each([
  ['/services/bed-bugs/', '/services/bed-bugs?from=ad#top'],
  ['//elsewhere.example/', '/elsewhere.example?from=ad#top'],
  ['/blog/bats', '/articles'],
  ['/blog/Bats', '/articles'],
  ['/services/termites', '/services/unknown'],
  // Redirects of an old site.
  ['/ants', '/pest-control?from=ad'],
  ['/Ants/', '/pest-control?from=ad'],
  ['/ants/index.html', '/pest-control?from=ad'],
  ['/%C3%BCber%20uns.htm', '/about?from=ad'],
  ['/map', '/#areas'],
])('the unknown path %s is replaced by %s, and not logged', async (pathname, destination) => {
  await openAsMissing(pathname)
  expect(replace.mock.calls).toEqual([[destination]])
  expect(info).not.toHaveBeenCalled()
})

test.each([
  ['/CONTACT', '/contact?from=ad#top'],
  ['/Services/Bed-Bugs', '/services/bed-bugs?from=ad#top'],
  ['/blog/Mud-Tubes', '/blog/mud-tubes?from=ad#top'],
  ['/contact)', '/contact?from=ad#top'],
  ['/contact%E2%80%9D', '/contact?from=ad#top'],
  ['/estimate.html).', '/estimate?from=ad#top'],
  ['/contact;jsessionid=1', '/contact?from=ad#top'],
  ['/index.php', '/?from=ad#top'],
  ['/contact/index.html', '/contact?from=ad#top'],
  // What an advertisement says is kept.
  ['/estimate&utm_source=x&b=1', '/estimate?utm_source=x&b=1#top'],
  ['/estimate%3Futm_source=x&b=1', '/estimate?utm_source=x&b=1#top'],
])('%s with a typo is %s', async (pathname, meant) => {
  await openAsMissing(pathname)
  expect(replace.mock.calls).toEqual([[meant]])
})

test.each([
  '/termites',
  '/blog',
  '/services/wildlife/bats',
  '/No-Such-Page',
  '/%E0%A4%A',
  '/%5Cevil.example',
  '/%09/evil.example',
])('the unknown path %s stays where it is and is logged', async (pathname) => {
  await openAsMissing(pathname)
  expect(replace).not.toHaveBeenCalled()
  expect(info.mock.calls.map((words) => words.join(' '))).toEqual([`Page not found: ${pathname}`])
  for (const [path] of jest.mocked(fetch).mock.calls) expect(path).toMatch(/^\/[\w%]/)
})

test('the page of an unknown service leads to a known one alone, and logs nothing', async () => {
  await openAt('/services/termites')
  expect(replace).not.toHaveBeenCalled()
  await openAt('/services/Bed-Bugs.')
  expect(replace.mock.calls).toEqual([['/services/bed-bugs?from=ad#top']])
  expect(info).not.toHaveBeenCalled()
})

test('a connection that is lost leaves the page as it is', async () => {
  jest.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'))
  await openAsMissing('/CONTACT')
  expect(replace).not.toHaveBeenCalled()
})
