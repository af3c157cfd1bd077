import type { ContactPoint, OpeningHoursSpecification } from 'schema-dts'
import { company } from '@/lib/company/company'
import type { Company } from '@/lib/company/company-schema'
import { weekdays } from '@/lib/company/hours-schema'
import { upcomingClosures } from '@/lib/company/office-hours'

const allDay = { opens: '00:00', closes: '23:59' } as const

/** The hours of the office in a week, and on the days that differ, as search engines read them. */
export function openingHours(): OpeningHoursSpecification[] {
  return [
    ...company.hours.flatMap(weeklyHours),
    ...upcomingClosures(company, new Date()).flatMap(closureHours),
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

/** Of a day on which the office closes early, its hours until then; else as search engines read closed: see weeklyHours. */
function closureHours({
  date,
  through = date,
  closes: early,
}: Company['closures'][number]): OpeningHoursSpecification[] {
  const index = (new Date(date).getUTCDay() + 6) % 7
  const open = company.hours.flatMap(({ weekdays: open, opens, closes }) => {
    const isOpen = open.some((weekday) => weekdays.indexOf(weekday) === index)
    if (!isOpen || !early || !opens || !closes || early <= opens) return []
    return [{ opens, closes: opens < closes && closes < early ? closes : early }]
  })
  const hours = open.length > 0 ? open : [{ opens: '00:00', closes: '00:00' }]
  return hours.map((clocks) => ({
    '@type': 'OpeningHoursSpecification',
    ...clocks,
    validFrom: date,
    validThrough: through,
  }))
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
