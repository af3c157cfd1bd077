'use client'

import { format } from 'date-fns/format'
import { startOfToday } from 'date-fns/startOfToday'
import { DayPicker, type Modifiers } from 'react-day-picker'
import { dayOf, isoDate } from '@/lib/dates'
import { closedNote } from '@/lib/forms/closed-days'
import type { CalendarWords } from '@/lib/forms/form-page-schemas'

type Props = {
  words: CalendarWords
  /** Local day, yyyy-mm-dd; empty when none is chosen. */
  value: string
  onChoose: (day: string) => void
}

const dayButton =
  'flex size-full cursor-pointer items-center justify-center rounded-sm text-[min(0.875rem,4.4vw)] hover:bg-brand-tint'

/** A month of days, past ones disabled by the visitor's clock. */
export function Calendar({ words, value, onChoose }: Props) {
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
      modifiers={{ closed: (day) => noteOf(words, day) !== undefined }}
      modifiersClassNames={{ closed: '[&:not([aria-selected=true])>button]:text-ink-soft' }}
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
        day: 'h-11 p-0.5',
        day_button: dayButton,
        today: 'font-bold underline',
        // With forced colors, the background of the chosen day is not visible.
        selected:
          '[&>button]:bg-brand [&>button]:text-card [&>button]:hover:bg-brand forced-colors:[&>button]:border-2',
        disabled: '[&>button]:cursor-not-allowed [&>button]:text-control [&>button]:line-through',
      }}
    />
  )
}

/** For a day on which the office does not open. */
const noteOf = ({ closedDays }: CalendarWords, day: Date) =>
  closedDays && closedNote(closedDays, day)

/** Contains the visible number, by which speech control finds the day (WCAG 2.5.3). */
function dayLabel(words: CalendarWords, day: Date, { today, selected }: Modifiers) {
  const name = format(day, 'EEEE, MMMM d, yyyy')
  return [today && words.today, name, selected && words.chosen, noteOf(words, day)]
    .filter(Boolean)
    .join(', ')
}

const navButton =
  'flex size-11 cursor-pointer items-center justify-center rounded-sm hover:bg-brand-tint aria-disabled:cursor-not-allowed aria-disabled:opacity-40'
