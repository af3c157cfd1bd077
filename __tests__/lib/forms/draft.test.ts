/** @jest-environment jsdom */
import { clearDraft, readDraft, saveDraft } from '@/lib/forms/draft'

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

const keep = (values: Record<string, string>) => saveDraft('estimate', values)
const values = () => readDraft('estimate')

test('the fields that were filled in are kept, and found again in this tab alone', () => {
  keep({ name: 'Jo', phone: '614' })
  saveDraft('contact', { name: 'Ann' })
  expect(values()).toEqual({ name: 'Jo', phone: '614' })
  expect(readDraft('contact')).toEqual({ name: 'Ann' })
  clearDraft('contact')
  expect(readDraft('contact')).toEqual({})
  expect(values()).toEqual({ name: 'Jo', phone: '614' })
  expect(localStorage).toHaveLength(0)
})

test('nothing is left in the browser once all fields are empty', () => {
  keep({ name: 'Jo' })
  keep({})
  expect(sessionStorage).toHaveLength(0)
})

test.each(['not JSON', 'null'])('a draft that is none of ours is no draft: %s', (text) => {
  keep({ name: 'Jo' })
  sessionStorage.setItem(sessionStorage.key(0) ?? '', text)
  expect(values()).toEqual({})
})

test.each([
  ['refuses storage', () => jest.spyOn(window, 'sessionStorage', 'get')],
  ['has no room left', () => jest.spyOn(Storage.prototype, 'setItem')],
])('a browser that %s keeps no draft, and nobody notices', (_, spy) => {
  spy().mockImplementation(() => {
    throw new DOMException('Refused')
  })
  keep({ name: 'Jo' })
  expect(values()).toEqual({})
  clearDraft('estimate')
})
