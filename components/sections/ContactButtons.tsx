import { ButtonLink } from '@/components/ui/ButtonLink'
import { everyPage } from '@/lib/site/page-copy'

/** Buttons to the contact page and to the services, on the brand color or, outlined, on paper. */
export function ContactButtons({ variant }: { variant?: 'outline' }) {
  return (
    <>
      <ButtonLink href="/contact" variant={variant ?? 'light-wide'}>
        {everyPage().buttons.contact}
      </ButtonLink>
      <ButtonLink href="/services" variant={variant ?? 'outline-current'}>
        {everyPage().buttons.services}
      </ButtonLink>
    </>
  )
}
