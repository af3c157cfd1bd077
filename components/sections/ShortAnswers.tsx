import { Fragment } from 'react'
import type { ShortAnswer } from '@/lib/services/short-answers'

type Props = { rows: readonly ShortAnswer[]; tone?: keyof typeof labelLooks }

const labelLooks = { dark: 'text-ochre', light: 'font-semibold' }

/** Facts that visitors need before they call, as rows of label and answer. */
export function ShortAnswers({ rows, tone = 'dark' }: Props) {
  return (
    <dl className="grid max-w-[42rem] grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm max-[18rem]:grid-cols-1 sm:gap-y-1.5 print:grid-cols-[auto_minmax(0,1fr)]">
      {rows.map(({ label, lines, folded }) => (
        <Fragment key={label}>
          <dt className={labelLooks[tone]}>{label}</dt>
          <dd>
            {/* Orca skips an element of its own at the beginning of a description. */}
            {lines.map((line, index) => (
              <Fragment key={line}>
                {index > 0 && <br />}
                {line}
              </Fragment>
            ))}
            {folded && (
              <>
                {' '}
                <span className="hidden lg:block">{folded.text}</span>{' '}
                <details className="lg:hidden">
                  <summary className="w-fit underline underline-offset-4 sign print:hidden [&::after]:ms-2">
                    {folded.label}
                  </summary>{' '}
                  <span>{folded.text}</span>
                </details>
              </>
            )}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
