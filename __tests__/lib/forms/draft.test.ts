/** @jest-environment jsdom */
import { clearDraft, readDraft, saveDraft } from '@/lib/forms/draft'

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('the fields that were filled in are kept and found again', () => {
  saveDraft('estimate', { name: 'Jo', phone: '614', email: '', message: undefined })
  expect(readDraft('estimate')).toEqual({ name: 'Jo', phone: '614' })
})

test('nothing is left in the browser once all fields are empty, or the draft is cleared', () => {
  for (const empty of [() => saveDraft('estimate', { name: '' }), () => clearDraft('estimate')]) {
    saveDraft('estimate', { name: 'Jo' })
    empty()
    expect(sessionStorage).toHaveLength(0)
    expect(readDraft('estimate')).toEqual({})
  }
})

test('each form has a draft of its own', () => {
  saveDraft('estimate', { name: 'Jo' })
  saveDraft('contact', { name: 'Ann' })
  clearDraft('contact')
  expect(readDraft('estimate')).toEqual({ name: 'Jo' })
  expect(readDraft('contact')).toEqual({})
})

test.each(['not JSON', 'null', '{"name":1}'])(
  'a draft that is none of ours is no draft: %s',
  (text) => {
    saveDraft('estimate', { name: 'Jo' })
    sessionStorage.setItem(sessionStorage.key(0) ?? '', text)
    expect(readDraft('estimate')).toEqual({})
  },
)

test.each([
  ['refuses storage', () => jest.spyOn(window, 'sessionStorage', 'get')],
  ['has no room left', () => jest.spyOn(Storage.prototype, 'setItem')],
])('a browser that %s keeps no draft, and nobody notices', (_, spy) => {
  spy().mockImplementation(() => {
    throw new DOMException('Refused')
  })
  saveDraft('estimate', { name: 'Jo' })
  expect(readDraft('estimate')).toEqual({})
  clearDraft('estimate')
})
