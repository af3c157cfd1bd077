'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/Button'
import { FilledText } from '@/components/ui/FilledText'
import { TextLink } from '@/components/ui/TextLink'
import type { Company } from '@/lib/company/company-schema'
import type { FormWords } from '@/lib/forms/form-page-schemas'

/** After this time the form says that a press takes longer than usual. */
const slowMilliseconds = 5_000

type Props = {
  words: FormWords['sending']
  /** Of the button, before the press and after it. */
  labels: { button: string; submitting: string }
  /** From the press until it has failed. */
  isBusy: boolean
  /** What has become of the last press. */
  failure: string | undefined
  phone: Company['phone']
  /** Opens an e-mail with all that was typed. */
  mailLink: ReactNode
  children: ReactNode
}

/** The button of a form, the outcome of its last press, and after a failure phone and e-mail instead. */
export function SendingStatus(props: Props) {
  const { words, labels, isBusy, failure, phone, mailLink, children } = props
  const button = useRef<HTMLButtonElement>(null)
  const [isSlow, setIsSlow] = useState(false)
  const call = { phone: <TextLink href={`tel:${phone.dial}`}>{phone.display}</TextLink> }

  useEffect(() => {
    // Browsers take the focus from the button while it is disabled.
    if (failure && document.activeElement === document.body) button.current?.focus()
  }, [failure])

  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setIsSlow(true), slowMilliseconds)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isBusy])

  const label = failure ? words.again : labels.button
  return (
    <div className="grid justify-items-start gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button ref={button} type="submit" disabled={isBusy}>
          {isBusy ? labels.submitting : label}
        </Button>
        {children}
      </div>
      {/* Each text that comes and goes has its own element: translators replace text nodes, and React would throw when
          it removed one that is gone. */}
      <p role="status">
        {isSlow && (
          <span key="slow">
            <FilledText text={words.slow} parts={call} />
          </span>
        )}
        {failure && (
          <span key={failure}>
            <span>{`${failure} `}</span>
            <FilledText text={words.kept} parts={{ ...call, mail: mailLink }} />
          </span>
        )}
      </p>
    </div>
  )
}
