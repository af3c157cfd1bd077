import { ButtonLink } from '@/components/ui/ButtonLink'
import { everyPage } from '@/lib/site/page-copy'

/** Buttons to the contact page and to the services, on the brand color. */
export function ContactButtons() {
  return (
    <>
      <ButtonLink href="/contact" variant="light-wide">
        {everyPage().buttons.contact}
      </ButtonLink>
      <ButtonLink href="/services" variant="outline-current">
        {everyPage().buttons.services}
      </ButtonLink>
    </>
  )
}
