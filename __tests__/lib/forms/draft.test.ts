/** @jest-environment jsdom */
import {
  clearDraft,
  holdDraft,
  interrupted,
  readDraft,
  releaseDraft,
  saveDraft,
} from '@/lib/forms/draft'

const submission = { id: 'a1', text: '["estimate",{"name":"Jo"}]' }

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => jest.restoreAllMocks())

const values = () => readDraft('estimate').values

/** The tab is closed, and the page opened again in another. */
const closeTab = () => sessionStorage.clear()

test('the fields that were filled in are kept, and found again in this tab alone', () => {
  saveDraft('estimate', { name: 'Jo', phone: '614' })
  saveDraft('contact', { name: 'Ann' })
  expect(values()).toEqual({ name: 'Jo', phone: '614' })
  expect(readDraft('contact').values).toEqual({ name: 'Ann' })
  clearDraft('contact')
  expect(readDraft('contact').values).toEqual({})
  expect(values()).toEqual({ name: 'Jo', phone: '614' })
  closeTab()
  expect(values()).toEqual({})
})

test('nothing is left in the browser once all fields are empty', () => {
  saveDraft('estimate', { name: 'Jo' })
  saveDraft('estimate', {})
  expect(sessionStorage).toHaveLength(0)
})

describe('what is being sent', () => {
  beforeEach(() => {
    saveDraft('estimate', { name: 'Jo' })
    holdDraft('estimate', submission)
  })

  test('outlives its tab, under the id by which it went out', () => {
    closeTab()
    expect(interrupted('estimate')).toBeDefined()
    expect(readDraft('estimate')).toMatchObject({ values: { name: 'Jo' }, submission })
    saveDraft('estimate', { name: 'Joan' })
    expect(readDraft('estimate')).toMatchObject({ values: { name: 'Joan' }, submission })
  })

  test('is forgotten a day later, but in its own tab', () => {
    const sentAt = Date.now()
    const passHours = (hours: number) =>
      jest.spyOn(Date, 'now').mockReturnValue(sentAt + hours * 60 * 60 * 1_000)
    passHours(23.99)
    expect(interrupted('estimate')).toBeDefined()
    passHours(24)
    expect(interrupted('estimate')).toBeUndefined()
    expect(localStorage).toHaveLength(0)
    expect(values()).toEqual({ name: 'Jo' })
  })

  test('is the tab’s alone again once an answer has come, and gone once it is taken', () => {
    releaseDraft('estimate')
    expect(interrupted('estimate')).toBeUndefined()
    expect(localStorage).toHaveLength(0)
    expect(readDraft('estimate')).toMatchObject({ values: { name: 'Jo' }, submission })
    holdDraft('estimate', submission)
    clearDraft('estimate')
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  })
})

test.each(['not JSON', 'null'])('a draft that is none of ours is no draft: %s', (text) => {
  saveDraft('estimate', { name: 'Jo' })
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
  saveDraft('estimate', { name: 'Jo' })
  expect(values()).toEqual({})
  clearDraft('estimate')
})
