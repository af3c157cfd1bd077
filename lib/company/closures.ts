import { subDays } from 'date-fns/subDays'
import { isoDate } from '@/lib/dates'
import { company } from '@/lib/site/company'

/** The closures that have not passed yet, in order. */
export function upcomingClosures() {
  return company()
    .closures.filter(({ date, through = date }) => !isPast(through))
    .sort((a, b) => a.date.localeCompare(b.date))
}

/** The notice, until its last day has passed. */
export function currentNotice() {
  const { notice } = company()
  return notice?.through && isPast(notice.through) ? undefined : notice
}

/**
 * The days of a season that is now or comes next: search engines take days of one year.
 *
 * @param season As `isWithin` takes it.
 */
export function nextDays(season: string) {
  // Most years have no February 29.
  const days = season.replaceAll('02-29', '02-28')
  const [first, last] = [days.slice(0, 5), days.slice(-5)]
  const [year, today] = [new Date().getFullYear(), isoDate(new Date()).slice(5)]
  const lastYear = today <= last ? year : year + 1
  const firstYear = first <= last ? lastYear : lastYear - 1
  return { validFrom: `${firstYear}-${first}`, validThrough: `${lastYear}-${last}` }
}

function isPast(lastDay: string) {
  // The build may run in a time zone where it is already tomorrow. The site script compares with the visitor's day.
  return lastDay < isoDate(subDays(new Date(), 1))
}
