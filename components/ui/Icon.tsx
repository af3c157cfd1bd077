import {
  ArrowRight,
  Check,
  ChevronDown,
  Clock,
  Mail,
  MapPin,
  Menu,
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
  phone: Phone,
  pin: MapPin,
  shield: ShieldCheck,
} as const

export type IconName = keyof typeof icons

/** A decorative Lucide icon, as SVG in the HTML, as large as the text beside it. Never used inside an island. */
export function Icon({ name }: { name: IconName }) {
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-[1.15em] shrink-0 [&>svg]:size-full"
      dangerouslySetInnerHTML={{ __html: withoutComment(icons[name]) }}
    />
  )
}

/** Lucide puts a licence comment and a class before the drawing; the licence stands in the package. */
function withoutComment(svg: string) {
  return svg
    .replace(/<!--.*?-->/s, '')
    .replace(/\s+class="[^"]*"/, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim()
}
