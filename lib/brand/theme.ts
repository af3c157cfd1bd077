import 'server-only'
import { brandTones, writtenColor } from './brand-colors'
import { company } from '@/lib/company/company'

const tones = company.brand && brandTones(company.brand)

/**
 * A color of the theme, for what no style sheet reaches: icons, share images, the color of the browser's frame.
 *
 * @param role The color's name without `--color-`.
 * @throws When app/globals.css has no such color.
 */
export function themeColor(role: string): string {
  return tones?.[role] ?? writtenColor(role)
}

/**
 * SVG whose colors are the values of the theme, so that it can leave the page. Marks of drawings, such as numbers, get
 * the company's own color.
 */
export function withThemeColors(svg: string): string {
  return svg
    .replace(/var\(--color-([a-z-]+)\)/g, (_, role: string) => themeColor(role))
    .replaceAll(writtenColor('brand'), themeColor('brand'))
}
