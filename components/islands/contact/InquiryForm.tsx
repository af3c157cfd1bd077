'use client'

import type { ComponentProps } from 'react'
import { FormField } from '@/components/islands/forms/FormField'
import type { Field } from '@/lib/forms/fields'

type Props = Omit<ComponentProps<'form'>, 'className'> & {
  /** Address of the company. */
  email: string
  fields: readonly Field[]
}

/** The checks are the browser's own. Before hydration, and without script, it is a native form to the mail program. */
export function InquiryForm({ email, fields, children, ...form }: Props) {
  return (
    <form action={`mailto:${email}`} method="post" encType="text/plain" {...form}>
      <div className="grid gap-5 pb-5">
        {fields.map((field) => (
          <FormField key={field.name} field={field} />
        ))}
      </div>
      {children}
    </form>
  )
}
