import { spansWithin } from './activity-calendar'
import { getAnimals } from './animals'
import { cached } from '@/lib/content/cached'
import { fill } from '@/lib/content/fill'
import { fieldGuide } from '@/lib/site/page-copy'

/** What each animal does in a part of the year, in the order of the animals, and then what the law closes. */
export const getSeasons = cached(() => {
  const { week } = fieldGuide()
  const seasons = getAnimals().flatMap(({ slug, plate, photo, seasons = [] }) =>
    seasons.map(({ dates, text }) => {
      const days = spansWithin(dates).map((span) => span.days)
      return { slug, plate, photo, text, days: days.join(' ') }
    }),
  )
  const closures = getAnimals().flatMap(({ slug, plate, photo, name, closed }) => {
    if (!week || !closed) return []
    return spansWithin(closed.dates).map(({ days, until }) => {
      const text = fill(week.closed, { animal: name, until })
      return { slug, plate, photo, text, days }
    })
  })
  return [...seasons, ...closures]
})
