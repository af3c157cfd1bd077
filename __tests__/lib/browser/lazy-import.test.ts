import { lazyImport } from '@/lib/browser/lazy-import'

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
