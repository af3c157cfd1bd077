import {
  BrickWall,
  Bug,
  ChevronDown,
  Clock,
  Droplets,
  Fan,
  Fence,
  Hammer,
  House,
  Layers,
  Mail,
  MapPin,
  Menu,
  MessageSquare,
  Phone,
  Play,
  Search,
  ShieldCheck,
  Snowflake,
  SprayCan,
  Store,
  Thermometer,
  Trees,
  Truck,
  Utensils,
  Warehouse,
  Wrench,
  X,
} from 'lucide-static'
import type { ServiceIcon } from '@/lib/services/service-icons'

const iconsOfServices: Record<ServiceIcon, string> = {
  'brick-wall': BrickWall,
  bug: Bug,
  droplets: Droplets,
  fan: Fan,
  fence: Fence,
  hammer: Hammer,
  house: House,
  layers: Layers,
  search: Search,
  snowflake: Snowflake,
  'spray-can': SprayCan,
  store: Store,
  thermometer: Thermometer,
  trees: Trees,
  truck: Truck,
  utensils: Utensils,
  warehouse: Warehouse,
  wrench: Wrench,
}

const icons = {
  ...iconsOfServices,
  chevron: ChevronDown,
  clock: Clock,
  close: X,
  mail: Mail,
  menu: Menu,
  message: MessageSquare,
  phone: Phone,
  pin: MapPin,
  play: Play,
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

type Props = { name: IconName; look?: keyof typeof looks | undefined }

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
