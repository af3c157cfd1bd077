import { company } from '@/lib/company/company'
import { withSeason } from '@/lib/company/season'
import { contact } from '@/lib/pages/page-copy'

const places = {
  hours: { look: undefined, says: 'always', outside: 'closed' },
  city: { look: 'max-w-measure border-l-4 border-ochre pl-4', says: 'always', outside: 'promise' },
  header: { look: 'page-width pb-2 text-xs', says: 'outside', outside: 'closed' },
  form: {
    look: 'mb-6 max-w-measure border-l-4 border-ochre bg-card p-4',
    says: 'outside',
    outside: 'promise',
  },
} as const

/**
 * When the company works, and outside of its season when it is back: the site script shows what holds on the visitor's
 * day. Without script it is the season itself. Nothing where the company works all year.
 */
export function Season({ place }: { place: keyof typeof places }) {
  const { season } = company
  if (!season) return null
  const { look, says, outside } = places[place]
  const open = withSeason(contact.season.open, season)
  return (
    <>
      {says === 'always' ? (
        <p data-season="in" className={look}>
          {open}
        </p>
      ) : (
        <noscript>
          <p className={look}>{open}</p>
        </noscript>
      )}
      <p data-season="out" hidden className={look}>
        {withSeason(contact.season[outside], season)}
      </p>
    </>
  )
}
