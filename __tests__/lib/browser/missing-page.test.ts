/** @jest-environment jsdom */
import { handleMissingPage } from '@/lib/browser/missing-page'

const replace = jest.fn()
const info = jest.spyOn(console, 'info')

beforeEach(() => {
  replace.mockClear()
  info.mockReset()
  document.body.innerHTML = '<main><div data-not-found=""></div></main>'
})

const openAt = (pathname: string) =>
  handleMissingPage({ pathname, search: '?from=ad', hash: '#top', replace })

test.each([
  ['/services/bed-bugs/', '/services/bed-bugs'],
  ['/blog/wasp-nests/', '/blog/wasp-nests'],
  ['/locations/oak-hill//', '/locations/oak-hill'],
])('the path %s with a slash too many goes to the one without it', (pathname, withoutSlash) => {
  openAt(pathname)
  expect(replace.mock.calls).toEqual([[`${withoutSlash}?from=ad#top`]])
  expect(info).not.toHaveBeenCalled()
})

test.each(['/blog/mud-tubes', '/blog/%E0%A4%A'])(
  'the unknown article %s goes to the articles, silently and without a step on the way back',
  (pathname) => {
    openAt(pathname)
    expect(replace.mock.calls).toEqual([['/articles']])
    expect(info).not.toHaveBeenCalled()
  },
)

test.each(['/services/termites', '/services/no-such-service'])(
  'the unknown service %s goes to the services page that shows none, silently',
  (pathname) => {
    openAt(pathname)
    expect(replace.mock.calls).toEqual([['/services/unknown']])
    expect(info).not.toHaveBeenCalled()
  },
)

test.each([
  '/termites',
  '/blog',
  '/blog/a/b',
  '/services/wildlife/bats',
  '/blogs/mud-tubes',
  '/locations/atlantis',
  '/en/blog/mud-tubes',
])('the unknown path %s stays where it is and is logged', (pathname) => {
  openAt(pathname)
  expect(replace).not.toHaveBeenCalled()
  expect(info).toHaveBeenCalledTimes(1)
  expect(info.mock.calls[0]?.join(' ')).toContain(pathname)
})

test('a page that exists is never left or logged', () => {
  document.body.innerHTML = '<main></main>'
  for (const pathname of ['/blog/wasp-nests', '/services/wildlife', '/about']) {
    openAt(pathname)
  }
  expect(replace).not.toHaveBeenCalled()
  expect(info).not.toHaveBeenCalled()
})
