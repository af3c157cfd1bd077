'use client'

import { useEffect, useRef, useState, type ComponentType } from 'react'
import { Button } from '@/components/ui/Button'
import { TextField } from '@/components/ui/Field'
import { dayOf, isoDate, longDate } from '@/lib/dates'
import type { TreatmentCalendarProps } from './TreatmentCalendar'

type Props = {
  /** Local day, yyyy-mm-dd; empty or undefined when none is chosen. */
  value: string | undefined
  onChange: (day: string) => void
}

/**
 * A day from a calendar that is fetched when this field first shows. Where it cannot be fetched, the
 * browser's own date field takes its place.
 */
export function TreatmentDateField({ value = '', onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const Calendar = useCalendar()

  if (Calendar === 'failed') {
    return (
      <TextField
        name="treatmentDate"
        label={label}
        isOptional
        type="date"
        min={isoDate(new Date())}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  }

  function close() {
    setIsOpen(false)
    toggle.current?.focus()
  }

  return (
    <div className="grid justify-items-start gap-1.5">
      <span id="treatmentDate-label" className="font-semibold">
        {label}
        <span className="font-normal text-ink-soft"> (optional)</span>
      </span>
      <div className="flex flex-wrap items-center gap-3">
        <button
          ref={toggle}
          type="button"
          id="treatmentDate"
          aria-labelledby="treatmentDate-label treatmentDate"
          aria-expanded={isOpen}
          aria-controls="treatmentDate-calendar"
          onClick={() => setIsOpen(!isOpen)}
          className="min-h-12 cursor-pointer rounded-sm border-2 border-control bg-card px-4 text-left hover:border-ink"
        >
          {value ? longDate(dayOf(value)) : 'Choose a day'}
        </button>
        {value && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              onChange('')
              toggle.current?.focus()
            }}
          >
            Clear<span className="sr-only"> the chosen day</span>
          </Button>
        )}
      </div>
      <div
        id="treatmentDate-calendar"
        role="group"
        aria-labelledby="treatmentDate-label"
        hidden={!isOpen}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close()
        }}
        className={isOpen ? calendarFrame : undefined}
      >
        {isOpen &&
          (Calendar ? (
            <Calendar
              value={value}
              onChoose={(day) => {
                onChange(day)
                close()
              }}
            />
          ) : (
            <p role="status">Loading the calendar…</p>
          ))}
      </div>
    </div>
  )
}

const label = 'Preferred treatment date'

/** As high as the longest month, so that nothing moves when the calendar arrives or the month changes. */
const calendarFrame = 'min-h-92 w-full max-w-84 rounded-sm border-2 border-control bg-card p-2'

type Calendar = ComponentType<TreatmentCalendarProps>

function useCalendar() {
  const [calendar, setCalendar] = useState<Calendar | 'failed'>()
  useEffect(() => {
    let isMounted = true
    import('./TreatmentCalendar').then(
      ({ TreatmentCalendar }) => isMounted && setCalendar(() => TreatmentCalendar),
      () => isMounted && setCalendar('failed'),
    )
    return () => {
      isMounted = false
    }
  }, [])
  return calendar
}
