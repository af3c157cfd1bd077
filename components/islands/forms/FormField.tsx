'use client'

import type { UseFormRegisterReturn } from 'react-hook-form'
import { SelectField } from '@/components/ui/SelectField'
import { TextAreaField } from '@/components/ui/TextAreaField'
import { TextField } from '@/components/ui/TextField'
import { TextLink } from '@/components/ui/TextLink'
import type { Field } from '@/lib/forms/fields'

type Props = Partial<Pick<UseFormRegisterReturn, 'ref' | 'onChange' | 'onBlur'>> & {
  field: Field
  error?: string | undefined
}

/** One entry of the table of fields. A date has a component of its own, DateField, since its calendar weighs much. */
export function FormField({ field, error, ...control }: Props) {
  const { name, label, hint, isRequired = false } = field
  const shared = { name, label, hint, error, isOptional: !isRequired, required: isRequired }
  switch (field.control) {
    case 'select':
      return (
        <SelectField
          {...shared}
          placeholder={field.placeholder}
          options={field.options}
          defaultValue=""
          {...control}
        />
      )
    case 'textarea':
      return <TextAreaField {...shared} rows={field.rows} {...control} />
    case 'checkbox':
      return <Checkbox field={field} />
    case 'date':
      return null
    default:
      return (
        <TextField
          {...shared}
          type={field.control}
          inputMode={field.inputMode}
          autoComplete={field.autoComplete}
          {...control}
        />
      )
  }
}

function Checkbox({ field }: { field: Extract<Field, { control: 'checkbox' }> }) {
  const { name, label, link, isRequired } = field
  const [before, after] = label.split(link.text)
  return (
    <label className="grid grid-cols-[auto_1fr] items-start gap-3">
      <input type="checkbox" name={name} required={isRequired} className="mt-0.5 size-6" />
      <span>
        {before}
        <TextLink href={link.href}>{link.text}</TextLink>
        {after}
      </span>
    </label>
  )
}
