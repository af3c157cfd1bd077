import { logRequest } from '@/lib/forms/log-request'

const values = { name: 'Jo' }

let connection: { onLine: boolean }

beforeEach(() => {
  jest.useFakeTimers()
  connection = { onLine: true }
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: connection })
  jest.spyOn(console, 'log').mockImplementation()
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
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

test('a request is logged after a second and a half, and nothing is asked of the network', async () => {
  void logRequest(values, () => false)
  await jest.advanceTimersByTimeAsync(1_499)
  expect(console.log).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(jest.mocked(console.log).mock.calls).toEqual([['Estimate request', values]])
  expect(fetch).not.toHaveBeenCalled()
})

test('a browser that denies its connection is believed when the next page cannot be reached', async () => {
  connection.onLine = false
  jest.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await outcome()).toBe('offline')
  expect(console.log).not.toHaveBeenCalled()
  expect(await outcome()).toBeUndefined()
  expect(console.log).toHaveBeenCalledTimes(1)
  expect(fetch).toHaveBeenLastCalledWith('/thank-you', { method: 'HEAD' })
})

test('nothing is logged for a visitor who has left', async () => {
  expect(await outcome({ hasLeft: true })).toBeUndefined()
  expect(console.log).not.toHaveBeenCalled()
})
