import { sourceAddress } from '@/lib/sources/source-schema'

test.each(['https://example.org/', 'https://example.org/tag/rats', 'https://example.org/?s=fleas'])(
  '%s is no source: a reader would have to look for the page',
  (address) => {
    expect(sourceAddress.safeParse(address).error?.issues[0]?.message).toMatch(/the page itself/)
  },
)

test.each([
  'https://example.org/Search/ByName.aspx?letter=C&PestDefId=33',
  'https://example.org/?p=18327',
  'https://example.org/taxonomy-of-ants',
])('%s is a source', (address) => {
  expect(sourceAddress.safeParse(address).success).toBe(true)
})

test.each([
  'https://engineerfix.com/what-do-termites-look-like-in-ohio',
  'https://www.actionpest.net/carpenter-ants',
])('%s is refused: nobody stands behind it', (address) => {
  expect(sourceAddress.safeParse(address).error?.issues[0]?.message).toMatch(/official source/)
})
