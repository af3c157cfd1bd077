import { readFileSync } from 'node:fs'
import { company } from '@/lib/company/company'
import { factsOf } from '@/lib/company/facts'
import { resolveText } from '@/lib/content/claims'

const endpoint = 'https://counts.antsandsons.com/visits'
const policy = (change: object) =>
  resolveText(
    readFileSync('content/pages/privacy-policy.yaml', 'utf8'),
    factsOf({ ...company, ...change }, {}),
  )

test('the privacy policy tells of counting once it is switched on, and to whom the counts go', () => {
  expect(policy({ counting: undefined })).not.toMatch(/It counts/)
  expect(policy({ counting: { endpoint } })).toContain('The counts go to counts.antsandsons.com.')
  expect(policy({ counting: { endpoint: '/counts' } })).toContain('go to this website itself.')
})
