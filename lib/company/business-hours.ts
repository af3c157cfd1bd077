import { subDays } from 'date-fns/subDays'
import { isoDate } from '@/lib/dates'
import { company } from '@/lib/site/company'

/** The closures that have not passed yet, in order. */
export function upcomingClosures() {
  return company()
    .closures.filter(({ date, through = date }) => !isPast(through))
    .sort((a, b) => a.date.localeCompare(b.date))
}

export function currentNotice() {
  const { notice } = company()
  return notice?.through && isPast(notice.through) ? undefined : notice
}

function isPast(lastDay: string) {
  // The build may run in a time zone where it is already tomorrow. The site script compares with the visitor's day.
  return lastDay < isoDate(subDays(new Date(), 1))
}
