/** @jest-environment jsdom */
import { clearDraft, readDraft, saveDraft } from '@/lib/estimate/draft'

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('the fields that were filled in are kept and found again', () => {
  saveDraft({ name: 'Jo', phone: '614', email: '', message: undefined })
  expect(readDraft()).toEqual({ name: 'Jo', phone: '614' })
})

test('nothing is left in the browser once all fields are empty, or the draft is cleared', () => {
  for (const empty of [() => saveDraft({ name: '' }), clearDraft]) {
    saveDraft({ name: 'Jo' })
    empty()
    expect(sessionStorage).toHaveLength(0)
    expect(readDraft()).toEqual({})
  }
})

test.each(['not JSON', 'null', '{"name":1}', '{"other":"text"}'])(
  'a draft that is none of ours is no draft: %s',
  (text) => {
    saveDraft({ name: 'Jo' })
    sessionStorage.setItem(sessionStorage.key(0) ?? '', text)
    expect(readDraft()).toEqual({})
  },
)

test.each([
  ['refuses storage', () => jest.spyOn(window, 'sessionStorage', 'get')],
  ['has no room left', () => jest.spyOn(Storage.prototype, 'setItem')],
])('a browser that %s keeps no draft, and nobody notices', (_, spy) => {
  spy().mockImplementation(() => {
    throw new DOMException('Refused')
  })
  saveDraft({ name: 'Jo' })
  expect(readDraft()).toEqual({})
  clearDraft()
})
