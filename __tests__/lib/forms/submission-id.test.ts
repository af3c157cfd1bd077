/** @jest-environment jsdom */
import { submissionId } from '@/lib/forms/submission-id'

const values = { name: 'Jo Miller', phone: '614' }

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

const reload = async () => {
  jest.resetModules()
  return (await import('@/lib/forms/submission-id')).submissionId
}

test('the id depends on form and entries, and is the same after a reload', async () => {
  const first = submissionId('estimate', values)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(submissionId('estimate', { ...values })).toBe(first)
  const others = [
    submissionId('contact', values),
    submissionId('estimate', { ...values, phone: '641' }),
    submissionId('estimate', { ...values, phone: '614 ' }),
    submissionId('estimate', {}),
  ]
  expect(new Set([first, ...others]).size).toBe(5)
  expect((await reload())('estimate', values)).toBe(first)
})

test('another tab has another id', async () => {
  const first = submissionId('estimate', values)
  sessionStorage.clear()
  const second = (await reload())('estimate', values)
  expect(second.slice(0, 16)).not.toBe(first.slice(0, 16))
})

test('no entry is stored', () => {
  submissionId('estimate', values)
  expect(JSON.stringify(sessionStorage)).not.toMatch(/Jo|614/)
})

test('a browser that refuses storage has the same id as long as the page lives', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Refused')
  })
  const first = submissionId('estimate', values)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(submissionId('estimate', values)).toBe(first)
})
