import { gzipSync } from 'node:zlib'
import { office } from '../../support/office'
import { browserHours } from '@/lib/company/office-hours'
import { bundleSiteScript } from '@/scripts/build/site-script'

const words = { openUntil: 'Open until {time}', open: 'Open', closed: 'Closed for now' }

test('the office’s hours are in the site script only where the owner shows what depends on them', async () => {
  const always = await bundleSiteScript({})
  const officeHours = browserHours(office(), words, new Date())
  expect(always).not.toMatch(/timeZone|IntersectionObserver|office/)
  expect(await bundleSiteScript({ officeHours: undefined })).toBe(always)
  expect(await bundleSiteScript({ officeHours })).toMatch(/America\/New_York.*Closed for now/)
})

const counting = { endpoint: 'https://counts.antsandsons.com/' }

test('nothing of counting is in the site script until it is switched on, and then a kilobyte at most', async () => {
  const always = await bundleSiteScript({})
  expect(always).not.toMatch(/sendBeacon|doNotTrack|form-outcome/)
  expect(await bundleSiteScript({ counting: undefined })).toBe(always)
  const counted = await bundleSiteScript({ counting })
  expect(counted).toContain(counting.endpoint)
  expect(gzipSync(counted).length - gzipSync(always).length).toBeLessThan(1_000)
})
