import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cached } from '@/lib/cached'
import type { ServiceIcon } from '@/lib/content/schemas/services'

/** A file of components/ui/icons, by its name at lucide.dev. */
export type IconName =
  | ServiceIcon
  | 'chevron-down'
  | 'clock'
  | 'mail'
  | 'map-pin'
  | 'menu'
  | 'message-square'
  | 'phone'
  | 'shield-check'
  | 'x'

/** Some icons show only from a screen width on, or in one state of the disclosure (`group`) around them. */
const looks = {
  'from-xs': 'hidden min-[24rem]:block',
  'from-sm': 'hidden sm:block',
  /** In the header, where the number takes its place on wider screens. */
  'on-tablets': 'row:hidden',
  'while-closed': 'group-open:hidden',
  'while-open': 'hidden group-open:block',
  turns: 'group-open:rotate-180 motion-safe:[transition:rotate_150ms]',
}

type Props = { name: IconName; look?: keyof typeof looks | undefined }

/** A decorative Lucide icon as inline SVG, as large as the text beside it. Not for islands: it is read from a file. */
export function Icon({ name, look }: Props) {
  return (
    <svg
      aria-hidden="true"
      className={look ? `icon ${looks[look]}` : 'icon'}
      viewBox="0 0 24 24"
      // Where a browser can't read the style, an icon would be as wide as its column.
      width="24"
      height="24"
      dangerouslySetInnerHTML={{ __html: shapesOf(name) }}
    />
  )
}

/** The children of the `<svg>` element, without the license comment before it. */
const shapesOf = cached((name: IconName) => {
  const file = join(process.cwd(), 'components/ui/icons', `${name}.svg`)
  const [, shapes = ''] = /<svg[^>]*>(.*)<\/svg>/s.exec(readFileSync(file, 'utf8')) ?? []
  return shapes.replace(/\s*\n\s*/g, '').replaceAll(' />', '/>')
})
