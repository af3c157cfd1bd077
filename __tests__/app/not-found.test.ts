import * as layout from '@/app/layout'
import * as notFound from '@/app/not-found'

test('neither the 404 page nor the layout, which every page inherits, names a canonical', () => {
  expect(notFound.metadata.alternates).toBeUndefined()
  expect(layout.metadata.alternates).toBeUndefined()
})
