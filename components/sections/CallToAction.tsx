import { CallButton } from './CallButton'
import { ContactButtons } from './ContactButtons'

type Props = {
  heading: string
  text: string
}

/** The band that links to the contact page and to the services, with the phone number on wide screens. */
export function CallToAction({ heading, text }: Props) {
  return (
    <section
      aria-labelledby="call-to-action-heading"
      className="on-brand grid gap-5 bg-brand-deep page-width py-14 text-paper md:py-18"
    >
      <h2 id="call-to-action-heading" className="max-w-[14.4em] text-2xl">
        {heading}
      </h2>
      <p className="max-w-measure">{text}</p>
      <div className="flex flex-wrap gap-3">
        <ContactButtons />
        {/* A phone has the call button in the call bar. */}
        <span className="hidden md:flex">
          <CallButton variant="outline-current" />
        </span>
      </div>
    </section>
  )
}
