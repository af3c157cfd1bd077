'use client'

import { format } from 'date-fns/format'
import { startOfToday } from 'date-fns/startOfToday'
import { startOfWeek } from 'date-fns/startOfWeek'
import { useRef, useState } from 'react'
import { DayPicker, type Modifiers } from 'react-day-picker'
import { Button } from '@/components/ui/Button'
import type { FormWords } from '@/lib/content/schemas/forms'
import { dayOf, isoDate, longDate } from '@/lib/dates'

type Props = {
  /** Id of the button. */
  name: string
  description: string | undefined
  words: FormWords['calendar']
  /** Local day, yyyy-mm-dd; empty when none is chosen. */
  value: string
  onChange: (day: string) => void
}

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
          <Button variant="outline" size="small" onClick={() => choose('')}>
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

type CalendarProps = Pick<Props, 'words' | 'value'> & { onChoose: (day: string) => void }

/** A month of days by the visitor's clock: past ones disabled, weeks wholly in the past left out. */
function Calendar({ words, value, onChoose }: CalendarProps) {
  const today = startOfToday()
  const chosen = value ? dayOf(value) : undefined
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      today={today}
      selected={chosen}
      defaultMonth={chosen ?? today}
      startMonth={today}
      disabled={{ before: today }}
      hidden={{ before: startOfWeek(today) }}
      onSelect={(day) => onChoose(isoDate(day))}
      labels={{
        labelDayButton: (day, modifiers) => dayLabel(words, day, modifiers),
        labelPrevious: () => words.previous,
        labelNext: () => words.next,
      }}
      classNames={{
        months: 'relative',
        nav: 'absolute top-0 inset-e-0 flex gap-1',
        button_previous: navButton,
        button_next: navButton,
        chevron: 'size-5 fill-current',
        month_caption: 'flex min-h-11 items-center ps-2 font-display text-lg',
        month_grid: 'w-full table-fixed border-collapse',
        weekday: 'pb-1 text-[min(0.75rem,4.4vw)] font-normal text-ink-soft',
        week: 'not-has-[button]:hidden',
        day: 'h-11 p-0.5',
        day_button:
          'flex size-full cursor-pointer items-center justify-center rounded-sm text-[min(0.875rem,4.4vw)] hover:bg-brand-tint',
        today: 'font-bold underline',
        // With forced colors, the background of the chosen day is not visible.
        selected:
          '[&>button]:bg-brand [&>button]:text-card [&>button]:hover:bg-brand forced-colors:[&>button]:border-2',
        disabled: '[&>button]:cursor-not-allowed [&>button]:text-control [&>button]:line-through',
      }}
    />
  )
}

/** Contains the visible number, by which speech control finds the day (WCAG 2.5.3). */
function dayLabel(words: FormWords['calendar'], day: Date, { today, selected }: Modifiers) {
  const name = format(day, 'EEEE, MMMM d, yyyy')
  return [today && words.today, name, selected && words.chosen].filter(Boolean).join(', ')
}

const navButton =
  'flex size-11 cursor-pointer items-center justify-center rounded-sm hover:bg-brand-tint aria-disabled:cursor-not-allowed aria-disabled:opacity-40'
