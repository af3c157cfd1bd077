import type * as cachedModule from '@/lib/content/cached'

/** The module, loaded anew, as each of Next's bundles does. */
function loadModule() {
  let loaded: typeof cachedModule | undefined
  jest.isolateModules(() => {
    loaded = jest.requireActual<typeof cachedModule>('@/lib/content/cached')
  })
  return loaded as typeof cachedModule
}

test('two bundles make a value once for each key', () => {
  const make = jest.fn((key: string) => `the ${key}`)
  const pages = loadModule().cachedForAllBundles('animals', make)
  const pictures = loadModule().cachedForAllBundles('animals', make)
  expect([pages('ant'), pictures('ant'), pictures('bee')]).toEqual([
    'the ant',
    'the ant',
    'the bee',
  ])
  expect(make.mock.calls).toEqual([['ant'], ['bee']])
})
