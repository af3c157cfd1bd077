'use client'

import { useWatch, type UseFormReturn } from 'react-hook-form'
import { DateField } from './DateField'
import { SelectField } from '@/components/ui/SelectField'
import { TextAreaField } from '@/components/ui/TextAreaField'
import { TextField } from '@/components/ui/TextField'
import type {
  EstimateField as Field,
  EstimateFieldName,
  EstimateValues,
} from '@/lib/estimate/fields'
import type { FormValues } from '@/lib/forms/service'

export type EstimateFormControl = UseFormReturn<EstimateValues, unknown, FormValues>

type Props = { field: Field<EstimateFieldName>; form: EstimateFormControl }

/** One entry of the table of fields. */
export function EstimateField({ field, form }: Props) {
  const { name, label, hint, isRequired = false } = field
  const value = useWatch({ control: form.control, name })
  const error = form.formState.errors[name]?.message
  const shared = { name, label, hint, error, isOptional: !isRequired }
  if (field.control === 'date') {
    const choose = (day: string) =>
      form.setValue(name, day, { shouldValidate: form.formState.isSubmitted })
    return <DateField {...shared} value={value} onChange={choose} />
  }
  const control = { ...shared, ...form.register(name), required: isRequired }
  if (field.control === 'select') {
    const { placeholder, options } = field
    return <SelectField {...control} placeholder={placeholder} options={options} defaultValue="" />
  }
  if (field.control === 'textarea') return <TextAreaField {...control} rows={field.rows} />
  const { control: type, inputMode, autoComplete } = field
  return <TextField {...control} type={type} inputMode={inputMode} autoComplete={autoComplete} />
}
