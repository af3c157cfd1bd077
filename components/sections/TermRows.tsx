import { Fragment } from 'react'
import type { Term } from '@/lib/content/service-terms'

type Props = { terms: readonly Term[]; tone?: keyof typeof termLooks }

const termLooks = { dark: 'text-ochre', light: 'font-semibold' }

/** Short terms as rows, small enough for the first screen. */
export function TermRows({ terms, tone = 'dark' }: Props) {
  return (
    <dl className="grid max-w-[42rem] grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm max-[18rem]:grid-cols-1 sm:gap-y-2 print:grid-cols-[auto_minmax(0,1fr)]">
      {terms.map(({ term, text }) => (
        <Fragment key={term}>
          <dt className={termLooks[tone]}>{term}</dt>
          <dd>
            {/* Orca skips an element of its own at the beginning of a description. */}
            {[text].flat().map((line, index) => (
              <Fragment key={line}>
                {index > 0 && <br />}
                {line}
              </Fragment>
            ))}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
