import type { Company } from '@/lib/company/company-schema'

type Office = Pick<Company, 'closures' | 'hours' | 'timeZone'>

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const

/** An office in New York, open on weekdays from eight to six, on Saturdays from nine to three. */
export function office(fields: Partial<Office> = {}): Office {
  return {
    timeZone: 'America/New_York',
    closures: [],
    hours: [
      { days: 'Mon-Fri', hours: '8am-6pm', weekdays: [...days], opens: '08:00', closes: '18:00' },
      { days: 'Sat', hours: '9am-3pm', weekdays: ['Saturday'], opens: '09:00', closes: '15:00' },
      { days: 'Sun', hours: 'closed', weekdays: ['Sunday'] },
    ],
    ...fields,
  }
}
