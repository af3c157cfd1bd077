import * as layout from '@/app/layout'
import * as notFound from '@/app/not-found'

test('the 404 page stands for no address, and the layout, which every page inherits, names none', () => {
  expect(notFound.metadata.alternates).toBeUndefined()
  expect(layout.metadata.alternates).toBeUndefined()
})
