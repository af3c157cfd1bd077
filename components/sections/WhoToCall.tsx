import { DescriptionItem } from '@/components/ui/DescriptionItem'
import { SourcedText } from '@/components/ui/SourcedText'
import { TextLink } from '@/components/ui/TextLink'
import { emergencyGuidePage } from '@/lib/content/pages'

/** Who knows about the body of a person or a pet. We know animals and houses. */
export function WhoToCall() {
  const { heading, calls } = emergencyGuidePage().whoToCall
  return (
    <section
      id="who-to-call"
      aria-labelledby="who-to-call-heading"
      className="break-inside-avoid rounded-sm border bg-card px-4 pt-3 print:pt-1"
    >
      <h2 id="who-to-call-heading" className="pb-2 text-lg print:pb-1">
        {heading}
      </h2>
      <dl className="text-sm">
        {calls.map(({ who, about, link }) => (
          <DescriptionItem key={who} term={<SourcedText text={who} />}>
            <SourcedText text={about} /> {link && <TextLink href={link.href}>{link.text}</TextLink>}
          </DescriptionItem>
        ))}
      </dl>
    </section>
  )
}

/** Leads to it from a page that isn't about an emergency. */
export function WhoToCallLink() {
  return (
    <p className="print:hidden">
      <TextLink href="/field-guide#who-to-call" isAlone>
        {emergencyGuidePage().whoToCall.heading}
      </TextLink>
    </p>
  )
}
