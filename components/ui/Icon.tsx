import {
  Check,
  ChevronDown,
  Clock,
  Mail,
  MapPin,
  Menu,
  MessageSquare,
  Phone,
  ShieldCheck,
  X,
} from 'lucide-static'

const icons = {
  check: Check,
  chevron: ChevronDown,
  clock: Clock,
  close: X,
  mail: Mail,
  menu: Menu,
  message: MessageSquare,
  phone: Phone,
  pin: MapPin,
  shield: ShieldCheck,
} as const

export type IconName = keyof typeof icons

/** Some icons show only from a screen width on, or in one state of the disclosure (`group`) around them. */
const looks = {
  'from-xs': 'hidden xs:block',
  'from-sm': 'hidden sm:block',
  'while-closed': 'group-open:hidden',
  'while-open': 'hidden group-open:block',
  turns: 'group-open:rotate-180 motion-safe:[transition:rotate_150ms]',
}

type Props = { name: IconName; look?: keyof typeof looks }

/** A decorative Lucide icon as inline SVG, as large as the text beside it. Not for islands: it would ship all icons. */
export function Icon({ name, look }: Props) {
  return (
    <svg
      aria-hidden="true"
      className={look ? `icon ${looks[look]}` : 'icon'}
      viewBox="0 0 24 24"
      dangerouslySetInnerHTML={{ __html: shapesOf(icons[name]) }}
    />
  )
}

/** The children of the `<svg>` element, without the license comment before it. */
function shapesOf(svg: string) {
  const [, shapes = ''] = /<svg[^>]*>(.*)<\/svg>/s.exec(svg) ?? []
  return shapes.replace(/\s*\n\s*/g, '').replaceAll(' />', '/>')
}
