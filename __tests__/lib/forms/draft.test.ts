/** @jest-environment jsdom */
import { hasDraft, readDraft, saveDraft } from '@/lib/forms/draft'

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

const keep = (values: Record<string, string>) => saveDraft('estimate', values)
const values = () => readDraft('estimate')

test('entries are kept for this tab, each form by itself', () => {
  keep({ name: 'Jo', phone: '614' })
  saveDraft('contact', { name: 'Ann' })
  expect(values()).toEqual({ name: 'Jo', phone: '614' })
  expect(readDraft('contact')).toEqual({ name: 'Ann' })
  saveDraft('contact', {})
  expect(readDraft('contact')).toEqual({})
  expect(values()).toEqual({ name: 'Jo', phone: '614' })
  expect(sessionStorage).toHaveLength(1)
  expect(localStorage).toHaveLength(0)
})

test('a draft of another program in this tab is none of these forms', () => {
  sessionStorage.setItem('chat-draft', '{}')
  expect(hasDraft()).toBe(false)
  keep({ name: 'Jo' })
  expect(hasDraft()).toBe(true)
})

test.each(['not JSON', 'null'])('a stored text that is no draft is ignored: %s', (text) => {
  keep({ name: 'Jo' })
  sessionStorage.setItem(sessionStorage.key(0) ?? '', text)
  expect(values()).toEqual({})
})

test.each([
  ['refuses storage', () => jest.spyOn(window, 'sessionStorage', 'get')],
  ['has no room left', () => jest.spyOn(Storage.prototype, 'setItem')],
])('in a browser that %s there is no draft, and nothing throws', (_, spy) => {
  spy().mockImplementation(() => {
    throw new DOMException('Refused')
  })
  keep({ name: 'Jo' })
  expect(values()).toEqual({})
  keep({})
})
