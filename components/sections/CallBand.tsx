import { ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { company } from '@/lib/content/company'
import { everyPage } from '@/lib/content/pages'

export function CallBand() {
  const { phone } = company()
  return (
    <section
      aria-labelledby="call-band-heading"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 bg-ochre page-width py-4 text-ink scheme-only-light md:py-8 print:hidden"
    >
      <h2 id="call-band-heading" className="text-2xl">
        {everyPage().callBand}
      </h2>
      <ButtonLink href={`tel:${phone.dial}`} variant="outline">
        <Icon name="phone" />
        {phone.display}
      </ButtonLink>
    </section>
  )
}
