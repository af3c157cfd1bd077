import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cached } from '@/lib/content/cached'

/**
 * A color of the theme as it is written there, for what no style sheet reaches: icons, share images,
 * the color of the browser's frame.
 *
 * @param role The color's name without `--color-`.
 * @throws When app/globals.css has no such color.
 */
export function themeColor(role: string): string {
  const value = new RegExp(`--color-${role}: (#[0-9a-f]{6});`).exec(styleSheet())?.[1]
  if (!value) throw new Error(`app/globals.css: no color --color-${role}`)
  return value
}

/** SVG whose colors are the values of the theme, so that it can leave the page. */
export function withThemeColors(svg: string): string {
  return svg.replace(/var\(--color-([a-z-]+)\)/g, (_, role: string) => themeColor(role))
}

/** An SVG file as the address of a picture. */
export function svgDataUri(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

const styleSheet = cached(() => readFileSync(join(process.cwd(), 'app/globals.css'), 'utf8'))
