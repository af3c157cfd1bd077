import { z } from 'zod'
import type { Company } from './company-schema'
import { utcDay, wallClock } from '@/lib/wall-clock'

/** A day of every year: as it is written, and as the end of its date, mm-dd. 2027 has no February 29. */
const dayOfYear = z.string().transform((words, context) => {
  const date = new Date(`${words}, 2027 UTC`)
  const [, number] = /^[A-Z][a-z]+\.? (\d{1,2})$/.exec(words) ?? []
  if (Number(number) === date.getUTCDate()) return { words, day: utcDay(date.getTime()).slice(5) }
  context.addIssue({ code: 'custom', message: `“${words}” is no day of every year`, input: words })
  return z.NEVER
})

/** When the business works, each year. */
export const season = z.strictObject({
  from: dayOfYear.describe('The first day: "May 1".'),
  to: dayOfYear.describe('The last day: "October 31". One before the first is in the next year.'),
})

/** A text with the days of the season in it. */
export function withSeason(text: string, { from, to }: z.output<typeof season>) {
  return text.replace('{from}', from.words).replace('{to}', to.words)
}

/** The season that is or comes next at the office, and the one after it. Undefined where it is open all year. */
export function nextSeasons(
  { season, timeZone }: Pick<Company, 'season' | 'timeZone'>,
  today: Date,
): { validFrom: string; validThrough: string }[] | undefined {
  if (!season) return undefined
  const { from, to } = season
  const day = utcDay(wallClock(today, timeZone))
  const year = Number(day.slice(0, 4))
  return [year - 1, year, year + 1, year + 2]
    .map((first) => ({
      validFrom: `${first}-${from.day}`,
      validThrough: `${from.day > to.day ? first + 1 : first}-${to.day}`,
    }))
    .filter(({ validThrough }) => validThrough >= day)
    .slice(0, 2)
}
