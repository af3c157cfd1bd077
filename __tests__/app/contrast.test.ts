import { brandTones } from '@/lib/brand/brand-colors'
import { failingPairs } from '@/lib/brand/contrast'
import { company } from '@/lib/company/company'

test('all that stands on another color of the theme can be told from it', () => {
  expect(failingPairs()).toEqual([])
  expect(failingPairs(company.brand && brandTones(company.brand))).toEqual([])
})
