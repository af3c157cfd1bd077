'use client'

import { useWatch, type FieldErrors, type UseFormReturn } from 'react-hook-form'
import { TreatmentDateField } from './TreatmentDateField'
import { SelectField } from '@/components/ui/SelectField'
import { TextAreaField } from '@/components/ui/TextAreaField'
import { TextField } from '@/components/ui/TextField'
import { pestTypes } from '@/content/estimate'
import type { EstimateFields as Fields, EstimateRequest } from '@/lib/estimate/estimate-request'

const messageRows = 4

export type EstimateFormControl = UseFormReturn<Fields, unknown, EstimateRequest>

type Props = {
  form: EstimateFormControl
  /** The static HTML comes without the fields of bed bugs, whatever a browser has filled in by itself. */
  isAwake: boolean
}

/** What the estimate form asks for. Size and day are asked for as long as the pest is bed bugs. */
export function EstimateFields({ form, isAwake }: Props) {
  const { errors } = form.formState
  const [pestType, treatmentDate] = useWatch({
    control: form.control,
    name: ['pestType', 'treatmentDate'],
  })
  return (
    <>
      <TextField
        label="Name"
        type="text"
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextField
        label="Phone"
        hint="With area code. We call to agree on a time, and for nothing else."
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      <SelectField
        label="Pest type"
        placeholder="Select a pest type"
        options={pestTypes}
        defaultValue=""
        error={errors.pestType?.message}
        {...form.register('pestType')}
      />
      {isAwake && pestType === 'bed-bugs' && (
        <>
          <TextField
            label="Square footage"
            isOptional
            hint="Of the rooms to be treated, as near as you know it."
            type="text"
            inputMode="decimal"
            error={errors.squareFootage?.message}
            {...form.register('squareFootage')}
          />
          <TreatmentDateField
            value={treatmentDate}
            onChange={(day) => form.setValue('treatmentDate', day)}
          />
        </>
      )}
      <TextAreaField label="Message" isOptional rows={messageRows} {...form.register('message')} />
    </>
  )
}

/** The fields in their order on the page, which is the order of the error summary. */
const fieldOrder = ['name', 'email', 'phone', 'pestType', 'squareFootage', 'message'] as const

/** What is wrong with the fields that show. */
export function listErrors(errors: FieldErrors<Fields>, pestType: Fields['pestType']) {
  return fieldOrder.flatMap((name) => {
    const isHidden = name === 'squareFootage' && pestType !== 'bed-bugs'
    const message = isHidden ? undefined : errors[name]?.message
    return message ? [{ name, message }] : []
  })
}
