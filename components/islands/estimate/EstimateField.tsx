'use client'

import { useWatch, type UseFormReturn } from 'react-hook-form'
import { DateField } from './DateField'
import { FormField } from '@/components/islands/forms/FormField'
import type { Field } from '@/lib/forms/fields'
import type { FormValues } from '@/lib/forms/service'

export type EstimateFormControl = UseFormReturn<FormValues, unknown, FormValues>

/** One entry of the table of fields, as react-hook-form holds it. */
export function EstimateField({ field, form }: { field: Field; form: EstimateFormControl }) {
  const { name, label, hint } = field
  const error = form.formState.errors[name]?.message
  const value = useWatch({ control: form.control, name })
  if (field.control !== 'date') {
    const { ref, onChange, onBlur } = form.register(name)
    return <FormField field={field} error={error} ref={ref} onChange={onChange} onBlur={onBlur} />
  }
  const choose = (day: string) =>
    form.setValue(name, day, { shouldValidate: form.formState.isSubmitted })
  return (
    <DateField
      {...{ name, label, hint, error, value, isOptional: !field.isRequired }}
      onChange={choose}
    />
  )
}
