import { company } from '@/content/company'

/** Stands in for the estimate form where script is off. */
export function NoScriptEstimate() {
  return (
    <noscript>
      <p className="max-w-measure text-lg">
        The estimate form needs JavaScript, which is switched off here. Call{' '}
        <a href={`tel:${company.phone.dial}`} className="font-semibold underline">
          {company.phone.display}
        </a>{' '}
        or write to{' '}
        <a href={`mailto:${company.email}`} className="font-semibold underline">
          {company.email}
        </a>{' '}
        with your name, your phone number and what you saw. The estimate is free either way.
      </p>
    </noscript>
  )
}
