import { hasDraft, readDraft, saveDraft } from '@/lib/forms/draft'

beforeEach(() => sessionStorage.clear())

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

test('in a browser that refuses storage there is no draft, and nothing throws', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Refused')
  })
  keep({ name: 'Jo' })
  expect(values()).toEqual({})
  expect(hasDraft()).toBe(false)
})
