import { z } from 'zod'
import { list } from '@/lib/content/fields'

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** The time zones of the United States, by names that every browser knows, and the states in them. */
export const statesOfTimeZones = {
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC TN VA VT WV',
  'America/Chicago': 'AL AR FL IA IL IN KS KY LA MI MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO ID KS MT ND NE NM OR SD TX UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA ID NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'AK HI',
  'America/Puerto_Rico': 'PR VI',
  'Pacific/Guam': 'GU MP',
  'Pacific/Pago_Pago': 'AS',
} as const

export const timeZones = Object.keys(statesOfTimeZones) as (keyof typeof statesOfTimeZones)[]

const shortNames = weekdays.map((name) => name.slice(0, 3))

/** Word processors and phones write other ones than the keyboard. */
const dash = '[-\\u2010-\\u2014\\u2212]'

const span = `(${shortNames.join('|')})(${dash}(${shortNames.join('|')}))?`
const time = String.raw`((1[0-2]|[1-9])(:[0-5]\d)?[ap]m|noon|midnight)`

/** Words in parentheses are for visitors only. */
const note = String.raw`( \(.+\))?`

/** A month or a season in a note. */
const seasonInNote =
  /\(.*\b(spring|summer|fall|autumn|winter|season|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|(januar|februar)y|march|april|august|(septem|octo|novem|decem)ber)\b/i

/** Other ways to write days and hours that mean one thing, with the usual form of each. A note keeps its words. */
const usualForms: readonly (readonly [pattern: RegExp, usual: string])[] = [
  [/^(daily|every ?day|7 days a week|all week)$/i, 'Mon-Sun'],
  [/^weekdays$/i, 'Mon-Fri'],
  [/^(open )?24([/-]7| hours( a day)?)$/i, '24 hours'],
  [new RegExp(` *(${dash}|\\b(to|through|until)\\b) *`, 'gi'), '-'],
  [/,? +(and|&) +|, */gi, ', '],
  [/(\d) ?([ap])\.?m\b\.?/gi, '$1$2m'],
  [/(\d):00(?=[ap]m)/gi, '$1'],
]

function inUsualForm(written: string) {
  const [, words = '', note = ''] = /^([^(]*?)( *\(.*)?$/s.exec(written.trim()) ?? []
  const usual = usualForms.reduce((text, [pattern, form]) => text.replace(pattern, form), words)
  return (
    usual
      .toLowerCase()
      .replace(/\b(mon|tue|wed|thu|fri|sat|sun)(s|r|rs|nes|ur)?(day)?s?\b\.?/g, '$1')
      .replace(/\b(?=(mon|tue|wed|thu|fri|sat|sun)\b)[a-z]/g, (letter) => letter.toUpperCase()) +
    note
  )
}

/** A line of the hours: its words for visitors, and the weekdays and times in them. */
type Day = {
  days: string
  hours: string
  weekdays: (typeof weekdays)[number][]
  /** As hh:mm. A line with “closed” has no times. */
  opens?: string | undefined
  closes?: string | undefined
}

const day = z
  .strictObject({
    days: z
      .string()
      .overwrite(inUsualForm)
      .regex(
        new RegExp(`^${span}(, ${span})*${note}$`),
        'must be days like Mon-Fri, or Sat, or Mon, Wed',
      )
      .describe('The days: "Mon-Fri". Or Sat, or Mon, Wed.'),
    hours: z
      .string()
      .overwrite(inUsualForm)
      .regex(
        new RegExp(`^(${time}${dash}${time}|24 hours|closed)${note}$`),
        'must be hours like 8am-6:30pm, one line for each, or 24 hours, or closed, or closed (by appointment)',
      )
      .describe('When you are open on them: "8am-6pm". Or 24 hours, or closed.'),
  })
  .refine(({ days, hours }) => !seasonInNote.test(`${days} ${hours}`), {
    message:
      'names a season in parentheses, and counts for the whole year: write the present hours, and change them with the season',
  })
  .transform((line): Day => {
    const weekdays = [...new Set(line.days.replace(/ \(.*/, '').split(', ').flatMap(weekdaysIn))]
    const span = line.hours.replace(/ \(.*/, '')
    if (span === 'closed') return { ...line, weekdays }
    const [opens, closes] = span.replace('24 hours', 'midnight-midnight').split('-').map(clockAt)
    return { ...line, weekdays, opens, closes }
  })

/** Office hours. Weekdays and times (`opens` and `closes` as hh:mm) are read from the words that visitors see. */
export const weekHours = list(
  'Office hours in order, as the contact page and the footer list them. A note may follow in parentheses. Beside other hours of its days, a line with a note is for visitors alone.',
  day,
)
  .min(1)
  .overwrite(withoutConditions)
  .refine(isConsistent, 'says two things of one day: its hours overlap')

/**
 * “24 hours (after a hurricane)” beside the usual hours of a day must not make the business open day and night for search
 * engines: it keeps its words, and has neither weekdays nor times.
 */
function withoutConditions(week: Day[]): Day[] {
  return week.map((line, index) => {
    const others = week.filter((other, place) => place < index || !hasNote(other))
    const isCondition = hasNote(line) && others.some((other) => sharesDay(line, other))
    return isCondition ? { ...line, weekdays: [], opens: undefined, closes: undefined } : line
  })
}

const hasNote = ({ days, hours }: Day) => `${days} ${hours}`.includes('(')

// A line that its pattern refuses has no weekdays.
const sharesDay = (line: Day, other: Day) =>
  line.weekdays?.some((day) => other.weekdays?.includes(day))

/** Whether no hours of one day overlap, and a closed day has none. Lines with a note are left out, because they may be about something else. */
function isConsistent(week: readonly Day[]) {
  const lines = week.filter((line) => !hasNote(line))
  return lines.every((line, index) =>
    lines
      .slice(index + 1)
      .filter((other) => sharesDay(line, other))
      .every((other) => isApart(line, other)),
  )
}

/** Whether the hours of one line end before those of another begin. */
function isApart(one: Day, other: Day) {
  if (!one.opens || !other.opens) return false
  return endOf(one) <= other.opens || endOf(other) <= one.opens
}

/** Hours that go on after midnight count until the end of the day. */
function endOf({ opens = '', closes = '' }: Day) {
  return closes > opens ? closes : '24:00'
}

/** "Mon-Fri" or "Sat" as weekdays; "Sat-Mon" goes over the end of the week. */
function weekdaysIn(span: string) {
  const [first = 0, last = first] = span.split('-').map((name) => shortNames.indexOf(name))
  return first <= last
    ? weekdays.slice(first, last + 1)
    : [...weekdays.slice(first), ...weekdays.slice(0, last + 1)]
}

/** "6:30pm" as "18:30". */
function clockAt(time: string) {
  const words = time.replace('noon', '12pm').replace('midnight', '12am')
  const [, hour, minutes = '00', half] = /^(\d+)(?::(\d+))?(am|pm)$/.exec(words) ?? []
  const past = (Number(hour) % 12) + (half === 'pm' ? 12 : 0)
  return `${String(past).padStart(2, '0')}:${minutes}`
}
