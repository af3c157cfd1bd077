import type { CollectionEntry } from '@/lib/content/collection'
import type { Finding } from '@/lib/content/findings'

const dayMilliseconds = 86_400_000

/**
 * Days of publication and review, and of a look at the e-mail, that are still to come. Tomorrow is let pass: east of the
 * computer's time zone it may be today.
 */
export function futureDates(
  entries: readonly Pick<CollectionEntry<object>, 'file' | 'fields' | 'lineOf'>[],
  today: Date,
): Finding[] {
  const tomorrow = new Date(today.getTime() + dayMilliseconds).toISOString().slice(0, 10)
  return entries.flatMap(({ file, fields, lineOf }) =>
    Object.entries(fields)
      .filter(([field]) => ['date', 'reviewed', 'securityContactChecked'].includes(field))
      .filter(([, day]) => String(day) > tomorrow)
      .map(([field, day]) => ({
        file,
        line: lineOf([field]),
        field,
        message: `${String(day)} is still to come`,
        example: today.toISOString().slice(0, 10),
        isClockDependent: true as const,
      })),
  )
}
