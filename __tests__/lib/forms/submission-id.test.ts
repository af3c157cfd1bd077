import { submissionId } from '@/lib/forms/submission-id'

const values = { name: 'Jo Miller', phone: '614' }

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-25T17:00:00Z') }))
afterEach(() => jest.useRealTimers())

test('the id depends on form, entries and day', () => {
  const first = submissionId('estimate', values)
  expect(first).toMatch(/^[0-9a-f]{16}$/)
  jest.setSystemTime(new Date('2026-11-25T22:00:00Z'))
  expect(submissionId('estimate', { ...values })).toBe(first)
  const others = [
    submissionId('contact', values),
    submissionId('estimate', { ...values, phone: '641' }),
    submissionId('estimate', { ...values, phone: '614 ' }),
    submissionId('estimate', {}),
  ]
  jest.setSystemTime(new Date('2026-11-26T17:00:00Z'))
  others.push(submissionId('estimate', values))
  expect(new Set([first, ...others]).size).toBe(6)
})
