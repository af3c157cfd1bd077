import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cached } from '../content/cached'

/** The two colors of a company, as #rrggbb. */
export type BrandColors = { color: string; signal: string }

/** The theme colors that are computed from the company's two colors, by role. */
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

export const black = '#000000'
const white = '#ffffff'

/** Mixes two colors as CSS does in `color-mix(in srgb, …)`. `share` is that of the other color, from 0 to 1. */
export function mix(color: string, other: string, share: number): string {
  const others = channelsOf(other)
  const mixed = channelsOf(color).map((part, index) => part + ((others[index] ?? 0) - part) * share)
  return `#${mixed.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** Red, green and blue, from 0 to 255. */
export function channelsOf(color: string): number[] {
  return [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16))
}
