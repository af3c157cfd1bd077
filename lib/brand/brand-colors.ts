import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cached } from '../content/cached'

/** The two colors of a company, as #rrggbb. */
export type BrandColors = { color: string; signal: string }

/** The colors of the theme that follow from them, by their roles. */
export function brandTones({ color, signal }: BrandColors): Record<string, string> {
  const paper = writtenColor('paper')
  return {
    brand: color,
    'brand-deep': mix(color, black, 0.31),
    'brand-line': mix(color, white, 0.1),
    'brand-tint': mix(paper, color, 0.1),
    leaf: mix(color, paper, 0.45),
    signal,
    'signal-strong': mix(signal, black, 0.22),
  }
}

/**
 * A color as the theme has it for companies without colors of their own.
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

export const black = '#000000'
const white = '#ffffff'

/** As `color-mix(in srgb, …)` mixes two colors. */
export function mix(color: string, other: string, share: number): string {
  const others = channelsOf(other)
  const mixed = channelsOf(color).map((part, index) => part + ((others[index] ?? 0) - part) * share)
  return `#${mixed.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** Red, green and blue, from 0 to 255. */
export function channelsOf(color: string): number[] {
  return [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16))
}
