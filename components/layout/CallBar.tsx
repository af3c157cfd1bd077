import { ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { company, shortPhone } from '@/lib/content/company'
import { estimate, everyPage } from '@/lib/content/pages'

export type CallBarProps = {
  /** The page's own path, which the header marks as current. */
  path: string
  /** For emergency guides, whose visitors must call somebody else first: an outlined call button without estimate. */
  isUrgent?: boolean | undefined
}

/** They have a form or a button for the estimate themselves, or come after a request. */
const pathsWithTheCallAlone = ['/', '/contact', '/estimate', '/thank-you']

/**
 * The buttons for call and estimate at the bottom of a small screen. Hidden while a field has focus, because the keyboard
 * needs the room.
 */
export function CallBar({ path, isUrgent = false }: CallBarProps) {
  const call = isUrgent ? everyPage().callBar.urgent : everyPage().callBar.call
  const { phone } = company()
  const hasEstimate = !pathsWithTheCallAlone.includes(path) && !isUrgent
  return (
    <nav
      aria-label={everyPage().callBar.label}
      data-call-bar=""
      className="@container fixed inset-x-0 bottom-0 z-10 flex justify-center gap-2 border-t bg-paper px-[max(0.5rem,env(safe-area-inset-left),env(safe-area-inset-right))] pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] *:grow *:px-1 in-[:has(form_:focus)]:hidden min-[24rem]:*:px-2 md:hidden print:hidden"
    >
      <ButtonLink href={`tel:${phone.dial}`} variant={isUrgent ? 'outline' : 'signal'} size="small">
        {!hasEstimate && <Icon name="phone" look="from-xs" />}
        <span className="whitespace-nowrap">
          <span className="sr-only min-[24rem]:not-sr-only">{`${call} `}</span>
          {shortPhone()}
        </span>
      </ButtonLink>
      {hasEstimate && (
        <ButtonLink href="/estimate" variant="outline" size="small">
          {estimate().heading}
        </ButtonLink>
      )}
    </nav>
  )
}
