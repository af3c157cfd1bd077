import { ButtonLink } from '@/components/ui/ButtonLink'
import { Icon } from '@/components/ui/Icon'
import { company } from '@/lib/content/company'

/**
 * Call and estimate within reach of the thumb, on small screens, where every other call button is only outlined. It
 * leaves while a field has focus: the keyboard needs the room.
 */
export function CallBar() {
  return (
    <nav
      aria-label="Quick contact"
      data-call-bar=""
      className="fixed inset-x-0 bottom-0 z-10 grid grid-cols-[minmax(0,24rem)_auto] justify-center gap-2 border-t border-line bg-paper p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] in-[:has(form_:focus)]:hidden md:hidden print:hidden"
    >
      <ButtonLink href={`tel:${company.phone.dial}`} size="compact">
        <span className="hidden xs:flex">
          <Icon name="phone" />
        </span>
        Call <span className="hidden xs:inline">{company.phone.display}</span>
      </ButtonLink>
      <ButtonLink href="/estimate" variant="outline" size="compact">
        Free estimate
      </ButtonLink>
    </nav>
  )
}
