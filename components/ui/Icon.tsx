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
    <span
      aria-hidden="true"
      className="inline-flex shrink-0"
      dangerouslySetInnerHTML={{ __html: inText(icons[name]) }}
    />
  )
}

/**
 * A drawing as it stands in a line of text: as large as that, and without what a file of its own would need. Lucide's
 * license, a comment in each drawing, stands in the package.
 */
function inText(svg: string) {
  return svg
    .replace(/<!--.*?-->/s, '')
    .replace(/\s+(class|xmlns)="[^"]*"/g, '')
    .replace('width="24"', 'width="1.15em"')
    .replace('height="24"', 'height="1.15em"')
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('> <', '><')
    .trim()
}
