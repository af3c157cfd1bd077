import { isInSeason } from '@/lib/browser/season'
import { company } from '@/lib/company/company'
import { browserSeason } from '@/lib/company/office-hours'
import { withSeason } from '@/lib/company/season'
import { isoDate } from '@/lib/dates'
import { contact } from '@/lib/pages/page-copy'

const places = {
  hours: { look: '', outside: 'closed' },
  hero: { look: 'max-w-measure border-l-4 border-ochre pl-4', outside: 'promise' },
  /** Of every page, where nobody needs to read what holds in the season. */
  top: { look: 'font-semibold', outside: 'closed' },
} as const

/**
 * When the company works, and outside of its season when it is back. What holds on the day of the build is there at
 * once, so that nothing moves, and the site script corrects it by the visitor's day. Without script it is the season
 * itself. Nothing where the company works all year.
 */
export function Season({ place }: { place: keyof typeof places }) {
  const { season } = company
  const days = browserSeason(company)
  if (!season || !days) return null
  const { look, outside } = places[place]
  const isOpen = isInSeason(isoDate(new Date()), days)
  const open = withSeason(contact.season.open, season)
  return (
    <>
      <noscript>
        <p className={look}>{open}</p>
      </noscript>
      {place !== 'top' && (
        <p data-season="in" hidden={!isOpen} className={`${look} noscript:hidden`.trim()}>
          {open}
        </p>
      )}
      <p data-season="out" hidden={isOpen} className={`${look} noscript:hidden`.trim()}>
        {withSeason(contact.season[outside], season)}
      </p>
    </>
  )
}
