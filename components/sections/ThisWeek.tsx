import { Section } from '@/components/ui/Section'
import { SpecimenImage } from '@/components/ui/SpecimenImage'
import { TextLink } from '@/components/ui/TextLink'
import { isoDate, isWithin } from '@/lib/dates'
import { getSeasons } from '@/lib/guide/seasons'
import { fieldGuide } from '@/lib/site/page-copy'

type Props = {
  /** Shows only what asks for something, and ends with a link to the guide. */
  isShort?: boolean
}

/**
 * What animals do in these days, and what the law closes. Contains all seasons of the year: the build shows those of its
 * own day, and the site script those of the visitor's. Without scripts the style hides it, because nothing keeps it true.
 */
export function ThisWeek({ isShort = false }: Props) {
  const { week } = fieldGuide()
  const seasons = getSeasons().filter(({ isAct }) => isAct || !isShort)
  if (!week || seasons.length === 0) return null
  const today = new Date()
  return (
    <Section id="week" heading={week.heading} layout="split">
      <div className="grid gap-4">
        <ul className="border-b border-line">
          {seasons.map(({ isAct, slug, plate, photo, text, days }) => (
            <li
              key={text}
              className={isAct ? '' : 'max-sm:hidden'}
              data-shown={days}
              hidden={!isWithin(days, isoDate(today))}
            >
              <a
                href={`/field-guide/${slug}`}
                className="flex min-h-14 items-center gap-4 border-t border-line py-2 text-sm hover:underline md:text-base"
              >
                <SpecimenImage name={plate} photo={photo} look="row" />
                {text}
              </a>
            </li>
          ))}
        </ul>
        {isShort && (
          <p>
            <TextLink href="/field-guide" isAlone>
              {week.guide}
            </TextLink>
          </p>
        )}
      </div>
    </Section>
  )
}
