import { ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { company, shortPhone } from '@/lib/site/company'
import { everyPage } from '@/lib/site/page-copy'

export type CallBarProps = {
  /** The page's own path, which the header marks as current. */
  path: string
  /** The language of the content, if it is not English. Header and footer are always in English. */
  lang?: string | undefined
  /** Labels in the page's own language, instead of those of all other pages. */
  labels?: { call: string; estimate: string } | undefined
  /** For emergency guides, whose visitors must call somebody else first: an outlined call button without estimate. */
  isUrgent?: boolean | undefined
}

/**
 * The buttons for call and estimate, or booking, at the bottom of a small screen. Hidden while a field has focus, because
 * the keyboard needs the room. No estimate button on the estimate page, where it would reload the form, and after a request.
 */
export function CallBar({ path, lang, labels, isUrgent = false }: CallBarProps) {
  const call = isUrgent ? everyPage().callBar.urgent : (labels?.call ?? everyPage().callBar.call)
  const { phone } = company()
  const booking = labels ? undefined : company().booking
  const estimate = labels?.estimate ?? everyPage().buttons.estimate
  const second = booking ?? { text: estimate, href: '/estimate' }
  return (
    <nav
      aria-label={everyPage().callBar.label}
      data-call-bar=""
      className="@container fixed inset-x-0 bottom-0 z-10 flex flex-wrap justify-center gap-2 border-t border-line bg-paper px-[max(0.5rem,env(safe-area-inset-left),env(safe-area-inset-right))] pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] *:grow in-[:has(form_:focus)]:hidden md:hidden print:hidden"
    >
      <ButtonLink
        href={`tel:${phone.dial}`}
        variant={isUrgent ? 'outline' : 'signal'}
        size="compact"
        lang={lang}
      >
        <Icon name="phone" look="from-xs" />
        <span>
          {/* A page's own label may be too long for the row. */}
          <span className={labels ? 'sr-only' : 'sr-only xs:not-sr-only'}>{`${call} `}</span>
          {shortPhone()}
        </span>
      </ButtonLink>
      {!['/estimate', '/thank-you'].includes(path) && !isUrgent && (
        <ButtonLink href={second.href} variant="outline" size="compact" lang={lang}>
          {second.text}
        </ButtonLink>
      )}
    </nav>
  )
}
