import {
  ArrowRight,
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
  arrow: ArrowRight,
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

/** A decorative Lucide icon, as SVG in the HTML, as large as the text beside it. Never used inside an island. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      aria-hidden="true"
      className="icon"
      viewBox="0 0 24 24"
      dangerouslySetInnerHTML={{ __html: shapesOf(icons[name]) }}
    />
  )
}

/** The children of the `<svg>`, without Lucide's license, which comes with the package. */
function shapesOf(svg: string) {
  const [, shapes = ''] = /<svg[^>]*>(.*)<\/svg>/s.exec(svg) ?? []
  return shapes.replace(/\s*\n\s*/g, '').replaceAll(' />', '/>')
}
