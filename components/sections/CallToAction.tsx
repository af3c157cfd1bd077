import { CallButton } from './CallButton'
import { ContactButtons } from './ContactButtons'
import { Section } from '@/components/ui/Section'

type Props = {
  heading: string
  text: string
}

/** The section that links to the contact page and to the services, with the phone number on wide screens. */
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
