import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cached } from '../content/cached'
import { isColor } from './is-color'
import type { ValueProblem } from '@/lib/content/problems'

/** The colors of a company, as #rrggbb. */
export type BrandColors = { color: string; signal: string; accent?: string | undefined }

/** Minimum contrast by WCAG 2.2: of text, and of controls, focus rings and large text. */
const minContrast = { text: 4.5, control: 3 }

/** The theme colors that are computed from the company's colors, by role. */
export function brandTones({ color, signal, accent }: BrandColors): Record<string, string> {
  const paper = writtenColor('paper')
  const isDark = contrast(writtenColor('card'), signal) >= minContrast.text
  return {
    brand: color,
    'brand-deep': mix(color, black, 0.31),
    'brand-line': mix(color, white, 0.1),
    'brand-tint': mix(paper, color, 0.1),
    leaf: mix(color, paper, 0.45),
    signal,
    'signal-strong': mix(signal, isDark ? black : white, 0.22),
    'signal-line': nearestShade(signal, (shade) => contrast(shade, paper) >= minContrast.control),
    'on-signal': writtenColor(isDark ? 'card' : 'ink'),
    ...(accent && { ochre: accent, 'ochre-deep': darkAccent(accent) }),
  }
}

/** The accent as a color of text on the darkest paper. */
function darkAccent(accent: string) {
  const paper = writtenColor('paper-deep')
  return nearestShade(accent, (shade) => contrast(shade, paper) >= minContrast.text)
}

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

/** The shade nearest to a color that will do, toward black or another color. */
function nearestShade(color: string, isEnough: (shade: string) => boolean, end = black) {
  for (let percent = 0; percent < 100; percent += 1) {
    const shade = mix(color, end, percent / 100)
    if (isEnough(shade)) return shade
  }
  return end
}

/**
 * The color that the theme has by default, as #rrggbb.
 *
 * @param role The color's name without `--color-`.
 * @throws When app/globals.css has no such color.
 */
export const writtenColor = cached((role: string): string => {
  const styleSheet = readFileSync(join(process.cwd(), 'app/globals.css'), 'utf8')
  const value = new RegExp(`--color-${role}: (#[0-9a-f]{6});`).exec(styleSheet)?.[1]
  if (!value) throw new Error(`app/globals.css: no color --color-${role}`)
  return value
})

const black = '#000000'
const white = '#ffffff'

/** Mixes two colors as CSS does in `color-mix(in srgb, …)`. `share` is that of the other color, from 0 to 1. */
function mix(color: string, other: string, share: number): string {
  const others = channelsOf(other)
  const mixed = channelsOf(color).map((part, index) => part + ((others[index] ?? 0) - part) * share)
  return `#${mixed.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** Contrast of two colors, as WCAG defines it. */
function contrast(one: string, other: string): number {
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

/** Red, green and blue, from 0 to 255. */
function channelsOf(color: string): number[] {
  return [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16))
}
