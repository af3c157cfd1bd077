import { weekdays, type Hours } from '@/lib/content/schemas/hours'

/** "Mon-Fri" for days that follow each other, or "Mon, Wed". */
export function daysText({ days }: Pick<Hours, 'days'>): string {
  const [first, ...others] = days
  const last = others.at(-1)
  if (first === undefined || last === undefined) return first ?? ''
  const isSpan = weekdays.indexOf(last) - weekdays.indexOf(first) === others.length
  return isSpan && others.length > 1 ? `${first}-${last}` : days.join(', ')
}

/** "8am-6pm", or "closed" for days without hours. */
export function timesText({ opens, closes }: Pick<Hours, 'opens' | 'closes'>): string {
  return opens && closes ? `${timeText(opens)}-${timeText(closes)}` : 'closed'
}

/** 18:00 as "6pm", 8:30 as "8:30am". */
function timeText(clock: string) {
  const [hour = '', minutes] = clock.split(':')
  const shown = `${Number(hour) % 12 || 12}${minutes === '00' ? '' : `:${minutes}`}`
  return shown + (Number(hour) < 12 ? 'am' : 'pm')
}
