import { TextLink } from '@/components/ui/TextLink'
import { company } from '@/lib/company/company'

/** Stands in for the estimate form where script is off. */
export function NoScriptEstimate() {
  return (
    <noscript>
      <p className="max-w-measure text-lg">
        The estimate form needs JavaScript, which is switched off here. Call{' '}
        <TextLink href={`tel:${company.phone.dial}`}>{company.phone.display}</TextLink> or write to{' '}
        <TextLink href={`mailto:${company.email}`}>{company.email}</TextLink> with your name, your
        phone number and what you saw. The estimate is free either way.
      </p>
    </noscript>
  )
}
