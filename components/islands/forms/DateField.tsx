'use client'

import { useEffect, useState } from 'react'
import { useController } from 'react-hook-form'
import type * as pickerModule from './DatePicker'
import type { FormControls } from './use-drafted-form'
import { FieldFrame, type FieldFrameProps } from '@/components/ui/FieldFrame'
import { isoDate } from '@/lib/dates'
import type { FieldName } from '@/lib/forms/form-fields'
import type { CalendarWords } from '@/lib/forms/form-page-schemas'

type Props = FieldFrameProps & {
  name: FieldName
  control: FormControls
  words: CalendarWords
}

/** A local day, yyyy-mm-dd, of a calendar, whose script loads when this field first shows; or else of the browser's own date field. */
export function DateField({ control, words, ...frame }: Props) {
  const { name } = frame
  const { field } = useController({ control, name })
  const [picker, setPicker] = useState<typeof pickerModule | 'failed'>()

  useEffect(() => {
    import('./DatePicker').then(setPicker, () => setPicker('failed'))
  }, [])

  return (
    <FieldFrame {...frame}>
      {(attributes) =>
        picker === 'failed' ? (
          <input {...attributes} {...field} type="date" min={isoDate(new Date())} />
        ) : (
          <>
            <input type="hidden" name={name} value={field.value} />
            {picker ? (
              <picker.DatePicker
                name={name}
                description={attributes['aria-describedby']}
                words={words}
                value={field.value}
                onChange={field.onChange}
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
