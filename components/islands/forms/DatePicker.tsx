'use client'

import { useRef, useState } from 'react'
import { Calendar } from './Calendar'
import { Button } from '@/components/ui/Button'
import { dayOf, longDate } from '@/lib/dates'
import type { CalendarWords } from '@/lib/forms/form-page-schemas'

type Props = {
  /** Id of the button. */
  name: string
  description: string | undefined
  words: CalendarWords
  /** Local day, yyyy-mm-dd; empty when none is chosen. */
  value: string
  onChange: (day: string) => void
}

/** Shows the chosen day, opens the calendar, and clears the day. */
export function DatePicker({ name, description, words, value, onChange }: Props) {
  const chosen = value && longDate(dayOf(value))
  const [isOpen, setIsOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)

  function close() {
    setIsOpen(false)
    toggle.current?.focus()
  }

  function choose(day: string) {
    onChange(day)
    close()
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <button
          ref={toggle}
          type="button"
          id={name}
          aria-labelledby={`${name}-label ${name}-day`}
          aria-describedby={description}
          aria-expanded={isOpen}
          aria-controls={`${name}-calendar`}
          onClick={() => setIsOpen(!isOpen)}
          className="min-h-12 cursor-pointer rounded-sm border-2 border-control bg-card px-4 text-start hover:border-ink"
        >
          <span id={`${name}-day`}>{chosen || words.choose}</span>
        </button>
        {chosen && (
          <Button variant="quiet" size="small" onClick={() => choose('')}>
            {words.clear}
            {/* One text node: a translator would keep the old day in a second one. */}
            <span className="sr-only">{` ${chosen}`}</span>
          </Button>
        )}
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed in the calendar bubble up to it */}
      <div
        onKeyDown={({ key }) => key === 'Escape' && close()}
        id={`${name}-calendar`}
        role="group"
        aria-labelledby={`${name}-label`}
        hidden={!isOpen}
        className={isOpen ? calendarFrame : undefined}
      >
        {isOpen && <Calendar words={words} value={value} onChoose={choose} />}
      </div>
    </>
  )
}

const calendarFrame = 'w-full max-w-84 rounded-sm border-2 border-control bg-card p-2'
