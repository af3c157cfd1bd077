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
  ['/services/bed-bugs/', '/services/bed-bugs?from=ad#top'],
  ['/locations/oak-hill//', '/locations/oak-hill?from=ad#top'],
  ['//elsewhere.example/', '/elsewhere.example?from=ad#top'],
  ['/blog/mud-tubes', '/articles'],
  ['/blog/%E0%A4%A', '/articles'],
  ['/services/termites', '/services/unknown'],
])('the unknown path %s leads to %s, silently and off the way back', (pathname, destination) => {
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
