import { logRequest } from '@/lib/forms/log-request'

const values = { name: 'Jo' }

let connection: { onLine: boolean }

beforeEach(() => {
  jest.useFakeTimers()
  connection = { onLine: true }
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: connection })
  jest.spyOn(console, 'log').mockImplementation()
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

async function outcome({ hasLeft = false } = {}) {
  const logging = logRequest(values, () => hasLeft)
  await jest.advanceTimersByTimeAsync(1_500)
  return logging
}

test('without a connection nothing is logged, because the next page cannot be opened', async () => {
  connection.onLine = false
  expect(await outcome()).toBe('offline')
  expect(console.log).not.toHaveBeenCalled()
})

test('nothing is logged for a visitor who has left', async () => {
  expect(await outcome({ hasLeft: true })).toBeUndefined()
  expect(console.log).not.toHaveBeenCalled()
})
