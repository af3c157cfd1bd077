'use client'

import { useEffect, useRef, useState } from 'react'
import type * as calendarModule from './Calendar'
import { Button } from '@/components/ui/Button'
import { Field, type FieldProps } from '@/components/ui/Field'
import { loadAgain } from '@/lib/browser/load-again'
import { dayOf, isoDate, longDate } from '@/lib/dates'
import type { CalendarWords } from '@/lib/forms/form-page-schemas'

type Props = FieldProps & {
  words: CalendarWords
  /** Local day, yyyy-mm-dd; empty when none is chosen. */
  value: string
  /** Told of a day from the calendar. The browser's own field says it by an event of its own. */
  onChange: ((day: string) => void) | undefined
}

/**
 * A day from a calendar that is fetched when this field first shows. Where it cannot be fetched, the
 * browser's own date field takes its place.
 */
export function DateField({ words, value, onChange, ...field }: Props) {
  const { name } = field
  const chosen = value && longDate(dayOf(value))
  const [isOpen, setIsOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const [calendar, setCalendar] = useState<typeof calendarModule | 'missing'>()

  // While the visitor reads the label.
  useEffect(() => {
    void loadCalendar()
      .catch(loadCalendar)
      .then(setCalendar, () => setCalendar('missing'))
  }, [])

  function close() {
    setIsOpen(false)
    toggle.current?.focus()
  }

  function choose(day: string) {
    onChange?.(day)
    close()
  }

  return (
    <Field {...field}>
      {(control) =>
        calendar === 'missing' ? (
          <input {...control} type="date" min={isoDate(new Date())} defaultValue={value} />
        ) : (
          <>
            <input type="hidden" name={name} value={value} />
            <div className="flex flex-wrap items-center gap-3">
              <button
                ref={toggle}
                type="button"
                id={name}
                aria-labelledby={`${name}-label ${name}-day`}
                aria-describedby={control['aria-describedby']}
                aria-expanded={isOpen}
                aria-controls={`${name}-calendar`}
                onClick={() => setIsOpen(!isOpen)}
                className="min-h-12 cursor-pointer rounded-sm border-2 border-control bg-card px-4 text-left hover:border-ink"
              >
                <span id={`${name}-day`}>{chosen || words.choose}</span>
              </button>
              {chosen && (
                <Button variant="quiet" size="small" onClick={() => choose('')}>
                  {words.clear}
                  {/* One piece of text: of several, a translator's page keeps the old ones. */}
                  <span className="sr-only">{` ${chosen}`}</span>
                </Button>
              )}
            </div>
            {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for what is in it */}
            <div
              onKeyDown={({ key }) => key === 'Escape' && close()}
              id={`${name}-calendar`}
              role="group"
              aria-labelledby={`${name}-label`}
              hidden={!isOpen}
              className={isOpen ? calendarFrame : undefined}
            >
              {isOpen && !calendar && <p role="status">{words.loading}</p>}
              {isOpen && calendar && <calendar.Calendar {...{ words, value }} onChoose={choose} />}
            </div>
          </>
        )
      }
    </Field>
  )
}

const loadCalendar = loadAgain(() => import('./Calendar'))

/** As high as a month of five weeks, so that nothing moves when the calendar arrives. */
const calendarFrame = 'min-h-81 w-full max-w-84 rounded-sm border-2 border-control bg-card p-2'
