'use client'

import { useEffect, useState } from 'react'
import type * as pickerModule from './DatePicker'
import { Field, type FieldProps } from '@/components/ui/Field'
import { lazyImport } from '@/lib/browser/lazy-import'
import { isoDate } from '@/lib/dates'
import type { CalendarWords } from '@/lib/forms/form-page-schemas'

type Props = FieldProps & {
  words: CalendarWords
  /** Local day, yyyy-mm-dd; empty when none is chosen. */
  value: string
  /** Told of a day from the calendar. The browser's own field says it by an event of its own. */
  onChange: ((day: string) => void) | undefined
}

/**
 * A day from a calendar that is fetched when this field first shows. Where it cannot be fetched, the browser's own date
 * field takes its place.
 */
export function DateField({ words, value, onChange, ...field }: Props) {
  const [picker, setPicker] = useState<typeof pickerModule | 'missing'>()

  // While the visitor reads the label.
  useEffect(() => {
    void loadPicker()
      .catch(loadPicker)
      .then(setPicker, () => setPicker('missing'))
  }, [])

  return (
    <Field {...field}>
      {(control) =>
        picker === 'missing' ? (
          <input {...control} type="date" min={isoDate(new Date())} defaultValue={value} />
        ) : (
          <>
            <input type="hidden" name={field.name} value={value} />
            {picker ? (
              <picker.DatePicker
                name={field.name}
                description={control['aria-describedby']}
                words={words}
                value={value}
                onChange={onChange}
              />
            ) : (
              <p className="min-h-12">{words.loading}</p>
            )}
          </>
        )
      }
    </Field>
  )
}

const loadPicker = lazyImport(() => import('./DatePicker'))
