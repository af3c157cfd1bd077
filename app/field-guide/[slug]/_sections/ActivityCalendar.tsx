import { Section } from '@/components/ui/Section'
import { SourcedText } from '@/components/ui/SourcedText'
import { fill } from '@/lib/content/fill'
import { animalPage } from '@/lib/content/pages'
import type { Animal } from '@/lib/content/schemas/field-guide'

export function ActivityCalendar({ animal }: { animal: Animal }) {
  const { name: animalName, months, closed, monthsNote } = animal
  const { calendar, months: heading, typical } = animalPage()
  const states = months.map(({ row }) => row).join(' ')
  const isAllYear = months.every(({ row }) => /^(\w)( \1)*$/.test(row))
  return (
    <Section id="months" heading={heading}>
      <div className="grid gap-4 print:gap-1">
        {!isAllYear && (
          <>
            <ul className="grid gap-2">
              {months.map(({ name = animalName, row, grade }) => (
                <li key={name} className="grid items-end gap-1 md:grid-cols-[12rem_1fr]">
                  <span className="text-sm font-semibold">
                    {name}
                    {grade === 'typical' && ` (${typical.toLowerCase()})`}
                  </span>
                  <Months states={row.split(' ') as State[]} />
                </li>
              ))}
            </ul>
            <p aria-hidden="true" className="flex flex-wrap gap-x-6 gap-y-1 text-xs text-ink-soft">
              {/[ob]/.test(states) && <Swatch color="bg-leaf">{calendar.outdoors}</Swatch>}{' '}
              {/[ib]/.test(states) && <Swatch color="bg-brand">{calendar.indoors}</Swatch>}
            </p>
          </>
        )}
        {closed && <p className="font-semibold">{fill(calendar.closed, { dates: closed })}</p>}
        <p className="max-w-measure">
          <SourcedText text={monthsNote} />
        </p>
      </div>
    </Section>
  )
}

type State = keyof ReturnType<typeof animalPage>['calendar']['states']

const colors = {
  o: ['bg-leaf', 'bg-card'],
  i: ['bg-card', 'bg-brand'],
  b: ['bg-leaf', 'bg-brand'],
  '-': ['bg-card', 'bg-card'],
} satisfies Record<State, [string, string]>

/** Twelve months: the upper half of each shows activity outdoors, the lower half indoors. */
function Months({ states }: { states: readonly State[] }) {
  const words = animalPage().calendar.states
  return (
    <ol className="grid grid-cols-12 text-center text-xs text-ink-soft">
      {states.map((state, index) => {
        const month = new Date(2024, index).toLocaleString('en-US', { month: 'long' })
        return (
          <li key={month}>
            <span aria-hidden="true">{month.charAt(0)}</span>{' '}
            <span className="sr-only">{`${month}: ${words[state]}`}</span>
            <span aria-hidden="true" className={`block border ${index > 0 ? '-ms-px' : ''}`}>
              {colors[state].map((color, half) => (
                <span key={half} className={`block h-3 ${keepsColor} ${color}`} />
              ))}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** The color is what it says, so paper and forced colors keep it. */
const keepsColor = 'forced-color-adjust-none [print-color-adjust:exact]'

function Swatch({ color, children }: { color: string; children: string }) {
  return (
    <span className="flex items-center gap-2">
      <span className={`size-4 shrink-0 ${keepsColor} ${color}`} />
      {children}
    </span>
  )
}
