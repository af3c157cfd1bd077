import { company } from '@/lib/content/company'
import { companySchema } from '@/lib/content/company-schema'
import { findingLine } from '@/lib/content/findings'
import { checkYaml } from '@/lib/content/yaml'

test('social networks are linked by whole secure addresses', () => {
  for (const { url } of company.social) expect(new URL(url).protocol).toBe('https:')
})

test('the address of the site has no slash at its end', () => {
  expect(company.siteUrl).toBe(new URL(company.siteUrl).origin)
})

test('a short form of the name on one line is told what two lines are like', () => {
  const { findings } = checkYaml('company.yaml', 'wordmark: Ants', companySchema)
  expect(findings.map(findingLine)).toContain(
    'company.yaml:1  wordmark: must be a list. Example: [Oak Hill, Pest Control]',
  )
})
