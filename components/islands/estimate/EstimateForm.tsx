'use client'

import { RequestForm, type RequestProps } from '@/components/islands/forms/RequestForm'
import type { Option } from '@/lib/forms/fields'

type Props = RequestProps & {
  /** What the visitor may choose as the pest. */
  pests: readonly Option[]
}

/** Asks for a free estimate. */
export function EstimateForm({ pests, ...props }: Props) {
  return (
    // Before hydration `dialog` makes a submission do nothing. `get` would put names into the address, and no host takes
    // a `post`.
    <div className="noscript:hidden">
      <RequestForm
        {...props}
        form="estimate"
        options={pests}
        subject="Free estimate"
        noValidate
        method="dialog"
      />
    </div>
  )
}
