import { office } from '../support/office'
import { browserHours } from '@/lib/content/office-hours'
import { bundleSiteScript } from '@/scripts/site-script'

const words = { openUntil: 'Open until {time}', open: 'Open', closed: 'Closed for now' }

test('the office’s hours are in the site script only where the owner shows what depends on them', async () => {
  const always = await bundleSiteScript({})
  const officeHours = browserHours(office(), words, new Date())
  expect(always).not.toMatch(/timeZone|IntersectionObserver|office/)
  expect(await bundleSiteScript({ officeHours: undefined })).toBe(always)
  expect(await bundleSiteScript({ officeHours })).toMatch(/America\/New_York.*Closed for now/)
})
