import { z } from 'zod'
import { list } from '@/lib/content/fields'

/** In the order of the week. */
const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

type Weekday = (typeof weekdays)[number]

const day = z
  .strictObject({
    days: z.string().describe('The days: "Mon-Fri". Or Sat, or Mon, Wed.'),
    hours: z.string().describe('When you are open on them: "8am-6pm". Or 24 hours, or closed.'),
  })
  .transform(({ days, hours }, context) => {
    const weekdays = weekdaysIn(days)
    const clocks = clocksIn(hours)
    const refuse = (path: string, input: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message, input })
    if (!weekdays) refuse('days', days, `“${days}” names no days of the week`)
    if (!clocks) refuse('hours', hours, `“${hours}” names no hours with am and pm`)
    const { length: times } = [...hours.matchAll(range)]
    if (times > 1) refuse('hours', hours, `“${hours}” names hours twice: write a line for each`)
    return { days, hours, weekdays: weekdays ?? [], ...clocks }
  })

/** Office hours. What visitors read is written; the weekdays and the clock, opens and closes, are taken from it. */
export const weekHours = list(
  'Office hours in order, as the contact page and the footer list them.',
  day,
).min(1)

const spans: Readonly<Record<string, string>> = {
  daily: 'mon-sun',
  'every day': 'mon-sun',
  weekdays: 'mon-fri',
  weekends: 'sat-sun',
}

/** "Mon-Fri" or "Mon, Wed (by phone)" as weekdays in the order of the week. */
function weekdaysIn(days: string): Weekday[] | undefined {
  const words = days
    .toLowerCase()
    .replace(/\(.*\)/, '')
    .trim()
  const parts = (spans[words] ?? words).split(/\s*(?:,|&|\band\b)\s*/)
  const ranges = parts.map((part) => {
    const [first, last = first] = part.split(/\s*[-–]\s*/).map(weekdayAt)
    return { first: first ?? -1, last: last ?? -1 }
  })
  if (ranges.some(({ first, last }) => first < 0 || last < 0)) return undefined
  return weekdays.filter((_, index) =>
    ranges.some(({ first, last }) =>
      first <= last ? first <= index && index <= last : first <= index || index <= last,
    ),
  )
}

function weekdayAt(name: string) {
  return name.length < 3 ? -1 : weekdays.findIndex((day) => day.toLowerCase().startsWith(name))
}

const time = String.raw`(?:(1[0-2]|0?[1-9])(?::([0-5]\d))?\s*([ap])m|(noon|midnight))`
const range = new RegExp(String.raw`\b${time}\s*[-–]\s*${time}`, 'gi')

/** "8am-6:30pm", whatever stands around it, as clocks from 00:00 to 23:59; none on a day off. */
function clocksIn(hours: string): { opens?: string; closes?: string } | undefined {
  const [found] = hours.matchAll(range)
  if (found) return { opens: clockAt(found, 1), closes: clockAt(found, 5) }
  if (/\bclosed\b/i.test(hours)) return {}
  if (/\b24([ -]hours|\/7)\b/i.test(hours)) return { opens: '00:00', closes: '00:00' }
  return undefined
}

function clockAt(found: RegExpExecArray, at: number) {
  const [hour, minutes = '00', half = '', name] = found.slice(at, at + 4)
  if (name) return name.toLowerCase() === 'noon' ? '12:00' : '00:00'
  const past = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `${String(past).padStart(2, '0')}:${minutes}`
}
