/** @jest-environment jsdom */
import { clearDraft, readDraft, saveDraft } from '@/lib/estimate/estimate-draft'

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('what was kept is found again', () => {
  saveDraft({ name: 'Jo', phone: '614' })
  expect(readDraft()).toEqual({ name: 'Jo', phone: '614' })
})

test('fields that are empty, or hold no text, are not kept', () => {
  saveDraft({ name: 'Jo', email: '', message: undefined, size: 12 })
  expect(readDraft()).toEqual({ name: 'Jo' })
})

test('nothing is left in the browser once all fields are empty, or the draft is cleared', () => {
  saveDraft({ name: 'Jo' })
  saveDraft({ name: '' })
  expect(sessionStorage).toHaveLength(0)
  saveDraft({ name: 'Jo' })
  clearDraft()
  expect(sessionStorage).toHaveLength(0)
  expect(readDraft()).toEqual({})
})

test.each(['not JSON', 'null', '{"name":1}'])(
  'a draft that is none of ours is no draft: %s',
  (text) => {
    saveDraft({ name: 'Jo' })
    sessionStorage.setItem(sessionStorage.key(0) ?? '', text)
    expect(readDraft()).toEqual({})
  },
)

test('a browser that refuses storage keeps no draft, and nobody notices', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError')
  })
  expect(() => saveDraft({ name: 'Jo' })).not.toThrow()
  expect(clearDraft).not.toThrow()
  expect(readDraft()).toEqual({})
})

test('a browser whose storage is full keeps no draft, and nobody notices', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  expect(() => saveDraft({ name: 'Jo' })).not.toThrow()
  expect(readDraft()).toEqual({})
})
