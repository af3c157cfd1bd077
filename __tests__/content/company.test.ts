import { company } from '@/lib/content/company'

test('social networks are linked by whole secure addresses', () => {
  for (const { url } of company.social) expect(new URL(url).protocol).toBe('https:')
})

test('the address of the site has no slash at its end', () => {
  expect(company.siteUrl).toBe(new URL(company.siteUrl).origin)
})
