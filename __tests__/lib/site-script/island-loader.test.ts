/** @jest-environment jsdom */
import { forgetListeners } from '../../support/listeners'
import { noticeMissingIslandLoader } from '@/lib/site-script/island-loader'

const { dataset } = document.documentElement

forgetListeners()
beforeEach(noticeMissingIslandLoader)

afterEach(() => {
  document.body.replaceChildren()
  delete dataset.islandsFailed
})

test('a template that nobody took by the time all has loaded means that the islands stay asleep', () => {
  document.body.innerHTML = '<template data-island-scripts=""></template>'
  expect(dataset.islandsFailed).toBeUndefined()
  window.dispatchEvent(new Event('load'))
  expect(dataset.islandsFailed).toBe('')
})

test('a page whose loader has come, or that has no island, is left alone', () => {
  document.body.innerHTML = '<template></template>'
  window.dispatchEvent(new Event('load'))
  expect(dataset.islandsFailed).toBeUndefined()
})
