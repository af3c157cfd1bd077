import { black, brandTones, channelsOf, mix, writtenColor, type BrandColors } from './brand-colors'
import type { ValueProblem } from '@/lib/content/problems'

/** Minimum contrast by WCAG 2.2: of text, and of controls, focus rings and large text. */
const text = 4.5
const control = 3

/** Text colors with the background colors on which components use them. */
const pairs: readonly (readonly [needed: number, front: string, ...grounds: string[]])[] = [
  [text, 'ink', 'paper', 'paper-deep', 'card', 'brand-tint', 'ochre'],
  [text, 'ink-soft', 'paper', 'paper-deep', 'card'],
  [text, 'brand', 'paper', 'card', 'brand-tint'],
  [text, 'paper', 'brand', 'brand-deep'],
  [text, 'ochre', 'brand-deep'],
  [text, 'card', 'signal', 'signal-strong', 'brand'],
  [text, 'error', 'paper', 'card'],
  [text, 'ochre-deep', 'paper', 'paper-deep', 'card'],
  [control, 'control', 'paper', 'card'],
  [control, 'signal', 'paper', 'card'],
  [control, 'brand', 'river'],
]

/**
 * The pairs of colors with too little contrast.
 *
 * @param tones Theme colors that replace the default ones, by role.
 */
export function failingPairs(tones: Readonly<Record<string, string>> = {}) {
  const colorOf = (role: string) => tones[role] ?? writtenColor(role)
  return pairs
    .flatMap(([needed, front, ...grounds]) => grounds.map((ground) => ({ needed, front, ground })))
    .map((pair) => ({ ...pair, ratio: contrast(colorOf(pair.front), colorOf(pair.ground)) }))
    .filter(({ ratio, needed }) => ratio < needed)
}

/** The problem of a company color with too little contrast. Its example is the nearest darker shade that has enough. */
export function colorProblem(field: keyof BrandColors, value: string): ValueProblem | undefined {
  const written = { color: writtenColor('brand'), signal: writtenColor('signal') }
  const failuresOf = (color: string) => failingPairs(brandTones({ ...written, [field]: color }))
  const [failure] = failuresOf(value)
  if (!failure) return undefined
  const { front, ground, ratio, needed } = failure
  const shades = Array.from({ length: 100 }, (_, percent) => mix(value, black, percent / 100))
  const example = shades.find((shade) => failuresOf(shade).length === 0)
  const message = `${value} is too light: ${front} on ${ground} has a contrast of ${Math.floor(ratio * 10) / 10}, and needs ${needed}`
  return { message, example: `'${example ?? black}'` }
}

function contrast(one: string, other: string) {
  const [light = 0, dark = 0] = [one, other].map(luminance).sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance, as WCAG defines it. */
function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = channelsOf(color)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
