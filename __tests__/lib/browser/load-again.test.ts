import { loadAgain } from '@/lib/browser/load-again'

test('a script that was lost is asked for again, under another address, and one that came is not', async () => {
  const load = jest.fn(() => Promise.resolve('code'))
  load.mockRejectedValueOnce(new Error('lost'))
  const loadScript = loadAgain(load)
  await expect(loadScript()).rejects.toThrow('lost')
  expect(globalThis.lostScripts).toBe(1)
  await expect(loadScript()).resolves.toBe('code')
  await expect(loadScript()).resolves.toBe('code')
  expect(load).toHaveBeenCalledTimes(2)
})
