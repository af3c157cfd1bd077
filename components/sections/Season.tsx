import { company } from '@/lib/company/company'
import { withSeason } from '@/lib/company/season'
import { contact } from '@/lib/pages/page-copy'

const places = {
  hours: { look: undefined, outside: 'closed' },
  hero: { look: 'max-w-measure border-l-4 border-ochre pl-4', outside: 'promise' },
  /** Of every page, where nobody needs to read what holds in the season. */
  top: { look: 'font-semibold', outside: 'closed' },
} as const

/**
 * When the company works, and outside of its season when it is back: the site script shows what holds on the visitor's
 * day. Without script it is the season itself. Nothing where the company works all year.
 */
export function Season({ place }: { place: keyof typeof places }) {
  const { season } = company
  if (!season) return null
  const { look, outside } = places[place]
  const open = (
    <p data-season="in" className={look}>
      {withSeason(contact.season.open, season)}
    </p>
  )
  return (
    <>
      {place === 'top' ? <noscript>{open}</noscript> : open}
      <p data-season="out" hidden className={look}>
        {withSeason(contact.season[outside], season)}
      </p>
    </>
  )
}
