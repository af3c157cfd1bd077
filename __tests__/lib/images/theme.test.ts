import { themeColor, withThemeColors } from '@/lib/images/theme'

test('a colour that the theme does not have stops the build', () => {
  expect(() => themeColor('purple')).toThrow('--color-purple')
})

test('a drawing leaves the page with the values of its colours', () => {
  expect(withThemeColors('<path fill="var(--color-brand-deep)"/>')).toBe(
    `<path fill="${themeColor('brand-deep')}"/>`,
  )
})
