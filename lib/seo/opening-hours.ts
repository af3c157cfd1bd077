import type { OpeningHoursSpecification } from 'schema-dts'
import { upcomingClosures } from '@/lib/company/closures'
import { company } from '@/lib/company/company'
import type { Company } from '@/lib/company/company-schema'

// https://developers.google.com/search/docs/appearance/structured-data/local-business
const allDay = { opens: '00:00', closes: '23:59' } as const
const closed = { opens: '00:00', closes: '00:00' } as const

/** The hours of the office in a week, and the days without any, as search engines read them. */
export function openingHours(): OpeningHoursSpecification[] {
  return [
    ...company.hours.flatMap(weeklyHours),
    ...upcomingClosures().map(({ date, through = date }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      ...closed,
      validFrom: date,
      validThrough: through,
    })),
  ]
}

/** A day off is left out. Hours that end when they begin go around the clock, and would be read as closed. */
function weeklyHours(hours: Company['hours'][number]): OpeningHoursSpecification[] {
  const { weekdays, opens, closes } = hours
  if (!opens || !closes) return []
  const clocks = opens === closes ? allDay : { opens, closes }
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: weekdays, ...clocks }]
}
