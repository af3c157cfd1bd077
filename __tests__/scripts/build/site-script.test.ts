import { gzipSync } from 'node:zlib'
import { bundleSiteScript } from '@/scripts/build/site-script'

const counting = { endpoint: 'https://counts.antsandsons.com/' }

test('nothing of counting is in the site script until it is switched on, and then a kilobyte at most', async () => {
  const always = await bundleSiteScript({})
  expect(always).not.toMatch(/sendBeacon|doNotTrack|form-outcome/)
  expect(await bundleSiteScript({ counting: undefined })).toBe(always)
  const counted = await bundleSiteScript({ counting })
  expect(counted).toContain(counting.endpoint)
  expect(gzipSync(counted).length - gzipSync(always).length).toBeLessThan(1_000)
})
