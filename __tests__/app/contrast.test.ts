import { readFileSync } from 'node:fs'

const styleSheet = readFileSync('app/globals.css', 'utf8')

/** Colors of text, with the colors on which components use them. */
const textPairs = {
  ink: ['paper', 'paper-deep', 'card', 'brand-tint', 'ochre'],
  'ink-soft': ['paper', 'paper-deep', 'card'],
  brand: ['paper', 'card', 'brand-tint'],
  paper: ['brand', 'brand-deep'],
  ochre: ['brand-deep'],
  'on-signal': ['signal', 'signal-strong'],
  card: ['brand'],
  error: ['paper', 'card'],
  'ochre-deep': ['paper', 'paper-deep', 'card'],
}

/** The same for controls, rings and lines. */
const controlPairs = {
  control: ['paper', 'card'],
  'signal-line': ['paper', 'card'],
  brand: ['river'],
}

test.each([
  [4.5, textPairs],
  [3, controlPairs],
])('colors have a contrast of %d or more (WCAG 2.2)', (least, pairs) => {
  const ratios = Object.entries(pairs).flatMap(([front, grounds]) =>
    grounds.map((ground) => [front, ground, contrast(front, ground)] as const),
  )
  expect(ratios.filter(([, , ratio]) => ratio < least)).toEqual([])
})

test('the words of each button can be read while a pointer is over it', () => {
  const looks = readFileSync('components/ui/Button.tsx', 'utf8').match(/'.*hover:bg-.*'/g) ?? []
  const ratios = looks.map((look) => {
    const ground = / hover:bg-([\w-]+)/.exec(look)?.[1] ?? ''
    const words = / hover:text-([\w-]+)/.exec(look) ?? / text-([\w-]+)/.exec(look)
    return [look, contrast(words?.[1] ?? '', ground)] as const
  })
  expect(ratios).toHaveLength(4)
  expect(ratios.filter(([, ratio]) => !(ratio >= 4.5))).toEqual([])
})

function contrast(one: string, other: string) {
  const [light = 0, dark = 0] = [one, other].map(luminance).sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance, as WCAG defines it. */
function luminance(role: string) {
  const [, ...channels] = new RegExp(`--color-${role}: #(..)(..)(..);`).exec(styleSheet) ?? []
  const [red = NaN, green = NaN, blue = NaN] = channels
    .map((hex) => parseInt(hex, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
