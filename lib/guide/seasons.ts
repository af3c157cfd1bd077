import { spansWithin } from './activity-calendar'
import { getAnimals } from './animals'
import { cached } from '@/lib/content/cached'
import { fill } from '@/lib/content/fill'
import { fieldGuide } from '@/lib/site/page-copy'

/** What each animal does in a part of the year, in the order of the animals, and then what the law closes. */
export const getSeasons = cached(() => {
  const { week } = fieldGuide()
  const seasons = getAnimals().flatMap(({ slug, plate, photo, seasons = [] }) =>
    seasons.map(({ dates, text, act }) => {
      const days = spansWithin(dates).map((span) => span.days)
      const isAct = act !== undefined
      const words = isAct ? `${text} ${act}` : text
      return { slug, plate, photo, text: words, isAct, days: days.join(' ') }
    }),
  )
  const closures = getAnimals().flatMap(({ slug, plate, photo, name, closed }) => {
    if (!week || !closed) return []
    return spansWithin(closed.dates).map(({ days, until }) => {
      const text = fill(week.closed, { animal: name, until })
      return { slug, plate, photo, text, isAct: true, days }
    })
  })
  return [...seasons, ...closures]
})
