import { OfficeHours } from './OfficeHours'
import { TextLink } from '@/components/ui/TextLink'
import { company } from '@/lib/content/company'
import { estimate } from '@/lib/content/texts'

/** Phone and hours for those who would rather talk than type. */
export function CallInstead() {
  return (
    <section
      aria-labelledby="call-instead-heading"
      className="grid gap-2 border-t border-line pt-5 text-sm"
    >
      <h2 id="call-instead-heading" className="text-lg">
        {estimate.callInstead}
      </h2>
      <p>
        <TextLink href={`tel:${company.phone.dial}`}>{company.phone.display}</TextLink>
        {company.emergency && (
          <>
            <br />
            {company.emergency}
          </>
        )}
      </p>
      <OfficeHours />
    </section>
  )
}
