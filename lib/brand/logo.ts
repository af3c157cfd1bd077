import { logoSize } from './logo-file'
import { company } from '@/lib/site/company'

/** The logo of a company that has none: an ant under a magnifying glass. */
export const defaultLogo = {
  viewBox: '0 0 40 40',
  /** SVG in the colors of the theme. */
  shapes: [
    '<circle cx="18" cy="18" r="15" fill="var(--color-paper)" stroke="var(--color-ochre)" stroke-width="3"/>',
    '<path d="m29 29 8 8" stroke="var(--color-ochre)" stroke-width="5" stroke-linecap="round"/>',
    '<g fill="var(--color-brand-deep)" stroke="var(--color-brand-deep)" stroke-width="2" stroke-linecap="round">',
    '<path d="M14 16 9 13M14 19H8M15 22l-5 4M22 16l5-3M22 19h6M21 22l5 4M16 10l-3-3M20 10l3-3"/>',
    '<circle cx="18" cy="11" r="2"/><ellipse cx="18" cy="17" rx="2" ry="3"/><ellipse cx="18" cy="25" rx="3" ry="4"/></g>',
  ].join(''),
} as const

/** The company's own logo, if it has one, with its ratio of width to height. */
export function logo() {
  const own = company().brand?.logo
  if (!own) return undefined
  const { width, height } = logoSize(own.file)
  return { ...own, ratio: width / height }
}

export const logoPath = '/site-icons/logo.svg'
