/** @jest-environment jsdom */
import { forgetListeners } from '../../support/listeners'
import { noticeMissingIslandLoader } from '@/lib/site-script/island-loader'

const { dataset } = document.documentElement

let state: DocumentReadyState

forgetListeners()
beforeEach(() => {
  state = 'interactive'
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => state)
})

afterEach(() => {
  document.body.replaceChildren()
  delete dataset.islandsFailed
})

test('a template that nobody took by the time all has loaded means that the islands stay asleep', () => {
  document.body.innerHTML = '<template data-island-scripts=""></template>'
  noticeMissingIslandLoader()
  expect(dataset.islandsFailed).toBeUndefined()
  window.dispatchEvent(new Event('load'))
  expect(dataset.islandsFailed).toBe('')
})

test('a page whose loader has come, or that has no island, is left alone', () => {
  document.body.innerHTML = '<template></template>'
  noticeMissingIslandLoader()
  window.dispatchEvent(new Event('load'))
  expect(dataset.islandsFailed).toBeUndefined()
})

test('the site script may itself come when all has loaded', () => {
  state = 'complete'
  document.body.innerHTML = '<template data-island-scripts=""></template>'
  noticeMissingIslandLoader()
  expect(dataset.islandsFailed).toBe('')
})
