'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { TextField } from '@/components/ui/TextField'
import { dayOf, isoDate, longDate } from '@/lib/dates'

const loadCalendar = () => import('./TreatmentCalendar')

const TreatmentCalendar = lazy(async () => ({ default: (await loadCalendar()).TreatmentCalendar }))

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
  const calendar = useRef<HTMLDivElement>(null)
  const isMissing = useIsCalendarMissing()

  useEffect(() => {
    if (!isOpen) return
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setIsOpen(false)
      toggle.current?.focus()
    }
    const element = calendar.current
    element?.addEventListener('keydown', closeByEscape)
    return () => element?.removeEventListener('keydown', closeByEscape)
  }, [isOpen])

  if (isMissing) {
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
        ref={calendar}
        hidden={!isOpen}
        className={isOpen ? calendarFrame : undefined}
      >
        {isOpen && (
          <Suspense fallback={<p role="status">Loading the calendar…</p>}>
            <TreatmentCalendar
              value={value}
              onChoose={(day) => {
                onChange(day)
                setIsOpen(false)
                toggle.current?.focus()
              }}
            />
          </Suspense>
        )}
      </div>
    </div>
  )
}

const label = 'Preferred treatment date'

/** As high as the longest month, so that nothing moves when the calendar arrives or the month changes. */
const calendarFrame = 'min-h-92 w-full max-w-84 rounded-sm border-2 border-control bg-card p-2'

/** Fetches the calendar while the visitor reads the label, and tells when it cannot be had. */
function useIsCalendarMissing() {
  const [isMissing, setIsMissing] = useState(false)
  useEffect(() => {
    let isMounted = true
    loadCalendar().catch(() => {
      if (isMounted) setIsMissing(true)
    })
    return () => {
      isMounted = false
    }
  }, [])
  return isMissing
}
