import 'server-only'
import { brandTones, writtenColor } from './brand-colors'
import { company } from '@/lib/site/company'

/**
 * A theme color as #rrggbb, for places without a style sheet: icons, share images, the color of the browser's toolbar.
 *
 * @param role The color's name without `--color-`.
 * @throws When app/globals.css has no such color.
 */
export function themeColor(role: string): string {
  const { brand } = company()
  const ownColor = brand && brandTones(brand)[role]
  return ownColor ?? writtenColor(role)
}

/**
 * Replaces the theme variables of an SVG with color values, so that it can be a file of its own. The default brand color,
 * in which drawings have their numbers, becomes the company's.
 */
export function withThemeColors(svg: string): string {
  return svg
    .replace(/var\(--color-([a-z-]+)\)/g, (_, role: string) => themeColor(role))
    .replaceAll(writtenColor('brand'), themeColor('brand'))
}
