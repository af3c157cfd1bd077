import {
  brandTones,
  contrast,
  minContrast,
  nearestShade,
  white,
  writtenColor,
  type BrandColors,
} from './brand-colors'
import { isColor } from './brand-schema'
import type { ValueProblem } from '@/lib/content/problems'

const { text, control } = minContrast

/** Text colors with the background colors on which components use them. */
const pairs: readonly (readonly [needed: number, front: string, ...grounds: string[]])[] = [
  [text, 'ink', 'paper', 'paper-deep', 'card', 'brand-tint', 'ochre'],
  [text, 'ink-soft', 'paper', 'paper-deep', 'card'],
  [text, 'brand', 'paper', 'card', 'brand-tint'],
  [text, 'paper', 'brand', 'brand-deep'],
  [text, 'ochre', 'brand-deep'],
  [text, 'on-signal', 'signal', 'signal-strong'],
  [text, 'card', 'brand'],
  [text, 'error', 'paper', 'card'],
  [text, 'ochre-deep', 'paper', 'paper-deep', 'card'],
  [control, 'control', 'paper', 'card'],
  [control, 'signal-line', 'paper', 'card'],
  [control, 'brand', 'river'],
]

/**
 * The pairs of colors with too little contrast.
 *
 * @param tones Theme colors that replace the default ones, by role: the name of a color in @theme without `--color-`.
 * @returns The roles of each pair as `front` and `ground`, its contrast as `ratio`, and the contrast that it needs.
 */
export function failingPairs(tones: Readonly<Record<string, string>> = {}) {
  const colorOf = (role: string) => tones[role] ?? writtenColor(role)
  return pairs
    .flatMap(([needed, front, ...grounds]) => grounds.map((ground) => ({ needed, front, ground })))
    .map((pair) => ({ ...pair, ratio: contrast(colorOf(pair.front), colorOf(pair.ground)) }))
    .filter(({ ratio, needed }) => ratio < needed)
}

/**
 * The problem of a company color with too little contrast. Its example is the nearest shade that has enough.
 *
 * @param brand The company's colors. An accent has to be readable on its dark one.
 */
export function colorProblem(
  field: keyof BrandColors,
  value: string,
  brand?: Partial<BrandColors>,
): ValueProblem | undefined {
  const written = { color: writtenColor('brand'), signal: writtenColor('signal') }
  const isAccent = field === 'accent'
  const own = brand?.color
  if (isAccent && own && isColor.test(own) && !colorProblem('color', own)) written.color = own
  const failuresOf = (color: string) =>
    failingPairs(brandTones({ ...written, [field]: color })).filter(
      ({ front, ground }) => !isAccent || [front, ground].includes('ochre'),
    )
  const [failure] = failuresOf(value)
  if (!failure) return undefined
  const { front, ground, ratio, needed } = failure
  const isEnough = (shade: string) => failuresOf(shade).length === 0
  return {
    message: `${value} has too little contrast: ${front} on ${ground} has ${Math.floor(ratio * 10) / 10}, and needs ${needed}`,
    example: `'${nearestShade(value, isEnough, isAccent ? white : undefined)}'`,
  }
}
