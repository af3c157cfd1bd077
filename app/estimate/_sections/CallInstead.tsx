import { OfficeHours } from '@/components/sections/OfficeHours'
import { PhoneLine } from '@/components/sections/PhoneLine'
import { estimate } from '@/lib/pages/page-copy'

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
        <PhoneLine />
      </p>
      <OfficeHours />
    </section>
  )
}
