import { answerMissingPage } from '@/lib/browser/missing-page'

const replace = jest.fn()
let info: jest.SpyInstance

beforeEach(() => {
  replace.mockClear()
  info = jest.spyOn(console, 'info').mockReset()
})

function openMissing(pathname: string) {
  document.body.innerHTML = '<main data-not-found=""></main>'
  const location = { pathname, replace }
  answerMissingPage(location)
  // A browser refuses it as the method of anything else.
  for (const context of replace.mock.contexts) expect(context).toBe(location)
}

test.each([
  ['/blog/bats', '/articles'],
  ['/blog/bats/', '/articles'],
  ['/services/termites', '/services/unknown'],
])('the unknown path %s opens %s, and is not logged', (pathname, destination) => {
  openMissing(pathname)
  expect(replace.mock.calls).toEqual([[destination]])
  expect(info).not.toHaveBeenCalled()
})

test.each(['/termites', '/blog', '/services/wildlife/bats', '/%E0%A4%A', '/About'])(
  'the unknown path %s stays where it is and is logged [spec: 404 page]',
  (pathname) => {
    openMissing(pathname)
    expect(replace).not.toHaveBeenCalled()
    expect(info.mock.calls.map((words) => words.join(' '))).toEqual([`Page not found: ${pathname}`])
  },
)

test('any other page logs nothing', () => {
  answerMissingPage({ pathname: '/blog/bats', replace })
  expect(replace).not.toHaveBeenCalled()
  expect(info).not.toHaveBeenCalled()
})
