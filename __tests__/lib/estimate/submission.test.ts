import { submissionId } from '@/lib/estimate/submission'

const fields = { name: 'Jo', phone: '614' }

test('the same fields keep their id', () => {
  expect(submissionId({ ...fields })).toBe(submissionId(fields))
})

test('fields that were changed get an id of their own', () => {
  const first = submissionId(fields)
  expect(submissionId({ ...fields, phone: '740' })).not.toBe(first)
})

test('no two submissions share an id, which is too long to be guessed', () => {
  const ids = Array.from({ length: 100 }, (_, number) => submissionId({ name: String(number) }))
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
})
