'use client'

import { FormField } from '@/components/islands/forms/FormField'
import { inquiryFields, type Option } from '@/lib/forms/fields'

/** What the contact form asks for. The checks are the browser's own. */
export function InquiryFields({ services }: { services: readonly Option[] }) {
  return (
    <div className="grid gap-5 pb-5">
      {inquiryFields(services).map((field) => (
        <FormField key={field.name} field={field} />
      ))}
    </div>
  )
}
