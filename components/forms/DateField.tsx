'use client'

import { useEffect, useState } from 'react'
import { useController } from 'react-hook-form'
import type * as pickerModule from './DatePicker'
import type { EstimateControls } from './EstimateForm'
import { FieldFrame } from '@/components/ui/FieldFrame'
import type { FormWords } from '@/lib/content/schemas/forms'
import { isoDate } from '@/lib/dates'
import type { FormField } from '@/lib/forms/form-fields'

type Props = {
  field: FormField
  control: EstimateControls
  error?: string | undefined
  words: FormWords['calendar']
}

/** A local day, yyyy-mm-dd, of a calendar, whose script loads when this field first shows; or else of the browser's own date field. */
export function DateField({ field, control, error, words }: Props) {
  const { name } = field
  const { field: input } = useController({ control, name })
  const [picker, setPicker] = useState<typeof pickerModule | 'failed'>()

  useEffect(() => {
    import('./DatePicker').then(setPicker, () => setPicker('failed'))
  }, [])

  return (
    <FieldFrame {...field} error={error}>
      {(attributes) =>
        picker === 'failed' ? (
          <input {...attributes} {...input} type="date" min={isoDate(new Date())} />
        ) : (
          <>
            <input type="hidden" name={name} value={input.value} />
            {picker ? (
              <picker.DatePicker
                name={name}
                description={attributes['aria-describedby']}
                words={words}
                value={input.value}
                onChange={input.onChange}
              />
            ) : (
              <p className="min-h-12">{words.loading}</p>
            )}
          </>
        )
      }
    </FieldFrame>
  )
}
