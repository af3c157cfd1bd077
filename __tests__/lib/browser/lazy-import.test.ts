import { importInTime, lazyImport } from '@/lib/browser/lazy-import'

test('a failed import is tried again under another address, a successful one is not', async () => {
  const load = jest.fn(() => Promise.resolve('code'))
  load.mockRejectedValueOnce(new Error('lost'))
  const loadScript = lazyImport(load)
  await expect(loadScript()).rejects.toThrow('lost')
  expect(globalThis.failedImports).toBe(1)
  await expect(loadScript()).resolves.toBe('code')
  await expect(loadScript()).resolves.toBe('code')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a press waits half a minute for a script, and no longer for one that is lost', async () => {
  jest.useFakeTimers()
  const settled = jest.fn()
  void importInTime(() => new Promise(() => {})).then(settled)
  await jest.advanceTimersByTimeAsync(29_999)
  expect(settled).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledWith(undefined)
  await expect(importInTime(() => Promise.reject(new Error('lost')))).resolves.toBeUndefined()
  jest.useRealTimers()
})
