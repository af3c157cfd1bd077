import 'server-only'
import { readFileSync } from 'node:fs'
import { cached } from '@/lib/content/cached'

const styleSheet = cached(() => readFileSync('app/globals.css', 'utf8'))

/**
 * A theme color as #rrggbb, for places without a style sheet: share images, the color of the browser's toolbar.
 *
 * @param role The color's name without `--color-`.
 * @throws When app/globals.css has no such color.
 */
export function themeColor(role: string): string {
  const [, value] = new RegExp(`--color-${role}: (#[0-9a-f]{6});`).exec(styleSheet()) ?? []
  if (!value) throw new Error(`app/globals.css: no color --color-${role}`)
  return value
}

/** Replaces the theme variables of an SVG with color values, so that it can be a file of its own. */
export function withThemeColors(svg: string): string {
  return svg.replace(/var\(--color-([a-z-]+)\)/g, (_, role: string) => themeColor(role))
}
