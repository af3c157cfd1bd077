import type { ContactPoint, OpeningHoursSpecification } from 'schema-dts'
import { company } from '@/lib/company/company'
import type { Company } from '@/lib/company/company-schema'
import { upcomingClosures } from '@/lib/company/office-hours'

const allDay = { opens: '00:00', closes: '23:59' } as const

/** The hours of the office, and the days on which it stays closed, as search engines read them. */
export function openingHours(): OpeningHoursSpecification[] {
  return [
    ...company.hours.flatMap(weeklyHours),
    ...upcomingClosures(company, new Date()).map(closedHours),
  ]
}

/**
 * A day off is left out: schema.org has no word for it. Hours that end when they begin go around the clock, and would
 * be read as closed: https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
function weeklyHours(hours: Company['hours'][number]): OpeningHoursSpecification[] {
  const { weekdays, opens, closes } = hours
  if (!opens || !closes) return []
  const clocks = opens === closes ? allDay : { opens, closes }
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: weekdays, ...clocks }]
}

/** As search engines read closed: see weeklyHours. */
function closedHours({ date, through = date }: Company['closures'][number]) {
  return {
    '@type': 'OpeningHoursSpecification',
    opens: '00:00',
    closes: '00:00',
    validFrom: date,
    validThrough: through,
  } as const satisfies OpeningHoursSpecification
}

/** Open at any hour only where the business says that somebody answers at any hour. */
export function emergencyLine(): ContactPoint | undefined {
  if (!company.emergency) return undefined
  return {
    '@type': 'ContactPoint',
    contactType: 'emergency',
    description: company.emergency,
    telephone: company.phone.dial,
    hoursAvailable: company.claims['answered-24-7'] && {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: company.hours.flatMap(({ weekdays }) => weekdays),
      ...allDay,
    },
  }
}
