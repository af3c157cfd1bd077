import { company } from '@/lib/company/company'
import { brandTones } from '@/lib/images/brand-colors'
import { contrastLacks } from '@/lib/images/contrast'

test('all that stands on another color of the theme can be told from it', () => {
  expect(contrastLacks()).toEqual([])
  expect(contrastLacks(company.brand && brandTones(company.brand))).toEqual([])
})
