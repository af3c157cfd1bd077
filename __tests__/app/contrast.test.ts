import { brandTones, failingPairs } from '@/lib/brand/brand-colors'
import { company } from '@/lib/site/company'

test('all pairs of foreground and background colors have enough contrast', () => {
  expect(failingPairs()).toEqual([])
  const { brand } = company()
  expect(failingPairs(brand && brandTones(brand))).toEqual([])
})
