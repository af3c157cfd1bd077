import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cached } from '../content/cached'

/** The colors of a company, as #rrggbb. */
export type BrandColors = { color: string; signal: string; accent?: string | undefined }

/** Minimum contrast by WCAG 2.2: of text, and of controls, focus rings and large text. */
export const minContrast = { text: 4.5, control: 3 }

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

/** The shade nearest to a color that will do, toward black or another color. */
export function nearestShade(color: string, isEnough: (shade: string) => boolean, end = black) {
  const shades = Array.from({ length: 100 }, (_, percent) => mix(color, end, percent / 100))
  return shades.find(isEnough) ?? end
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
export const white = '#ffffff'

/** Mixes two colors as CSS does in `color-mix(in srgb, …)`. `share` is that of the other color, from 0 to 1. */
function mix(color: string, other: string, share: number): string {
  const others = channelsOf(other)
  const mixed = channelsOf(color).map((part, index) => part + ((others[index] ?? 0) - part) * share)
  return `#${mixed.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** Contrast of two colors, as WCAG defines it. */
export function contrast(one: string, other: string): number {
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
