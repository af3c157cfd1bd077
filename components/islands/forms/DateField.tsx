'use client'

import { useEffect, useState } from 'react'
import type * as pickerModule from './DatePicker'
import { FieldFrame, type FieldFrameProps } from '@/components/ui/FieldFrame'
import { lazyImport } from '@/lib/browser/lazy-import'
import { isoDate } from '@/lib/dates'
import type { CalendarWords } from '@/lib/forms/form-page-schemas'

type Props = FieldFrameProps & {
  words: CalendarWords
  /** Local day, yyyy-mm-dd; empty when none is chosen. */
  value: string
  /** Called with a day of the calendar. The browser's own field has its change event instead. */
  onChange: (day: string) => void
}

/** A day of a calendar, whose script loads when this field first shows; or else of the browser's own date field. */
export function DateField({ name, label, optional, hint, error, words, value, onChange }: Props) {
  const [picker, setPicker] = useState<typeof pickerModule | 'failed'>()

  useEffect(() => {
    void loadPicker()
      .catch(loadPicker)
      .then(setPicker, () => setPicker('failed'))
  }, [])

  return (
    <FieldFrame name={name} label={label} optional={optional} hint={hint} error={error}>
      {(control) =>
        picker === 'failed' ? (
          <input {...control} type="date" min={isoDate(new Date())} defaultValue={value} />
        ) : (
          <>
            <input type="hidden" name={name} value={value} />
            {picker ? (
              <picker.DatePicker
                name={name}
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
    </FieldFrame>
  )
}

const loadPicker = lazyImport(() => import('./DatePicker'))
