import { CallButton } from './CallButton'
import { ButtonLink } from '@/components/ui/Button'
import { Section } from '@/components/ui/Section'
import { everyPage } from '@/lib/content/pages'

type Props = {
  heading: string
  text: string
}

export function CallToAction({ heading, text }: Props) {
  return (
    <Section id="call-to-action" heading={heading} introduction={text} tone="tinted">
      <div className="flex flex-wrap gap-3">
        <ContactButtons variant="outline" />
        {/* A phone has the call button in the call bar. */}
        <span className="hidden md:flex">
          <CallButton />
        </span>
      </div>
    </Section>
  )
}

/** Buttons to the contact page and to the services, on the brand color or, outlined, on paper. */
export function ContactButtons({ variant }: { variant?: 'outline' }) {
  return (
    <>
      <ButtonLink href="/contact" variant={variant ?? 'light'}>
        {everyPage().buttons.contact}
      </ButtonLink>
      <ButtonLink href="/services" variant={variant ?? 'outline-current'}>
        {everyPage().buttons.services}
      </ButtonLink>
    </>
  )
}
