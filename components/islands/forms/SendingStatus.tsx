'use client'

import { useEffect, useRef } from 'react'
import type { SubmissionState } from './use-submission'
import { Button } from '@/components/ui/Button'
import { FilledText } from '@/components/ui/FilledText'
import { TextLink } from '@/components/ui/TextLink'
import type { Company } from '@/lib/company/company-schema'
import type { FormWords } from '@/lib/forms/form-page-schemas'

type Props = {
  words: FormWords['sending']
  /** Of the button, before the press and after it. */
  labels: { button: string; submitting: string }
  state: SubmissionState
  isSlow: boolean
  phone: Company['phone']
  /** The address of an e-mail with all that was typed. */
  mailLink: () => string
}

/** The button of a form, the outcome of its last press, and after a failure phone and e-mail instead. */
export function SendingStatus(props: Props) {
  const { words, labels, state, isSlow, phone, mailLink } = props
  const button = useRef<HTMLButtonElement>(null)
  const hasFailed = state !== 'idle' && state !== 'submitting'
  const call = { phone: <TextLink href={`tel:${phone.dial}`}>{phone.display}</TextLink> }

  useEffect(() => {
    // Browsers take the focus from the button while it is disabled.
    if (hasFailed && document.activeElement === document.body) button.current?.focus()
  }, [hasFailed])

  function buttonLabel() {
    if (hasFailed) return words.again
    return state === 'idle' ? labels.button : labels.submitting
  }

  return (
    <div className="grid justify-items-start gap-4">
      <Button ref={button} type="submit" disabled={state === 'submitting'}>
        {buttonLabel()}
      </Button>
      {/* Each text that comes and goes has its own element: translators replace text nodes, and React would throw when
          it removed one that is gone. */}
      <p role="status">
        {isSlow && (
          <span key="slow">
            <FilledText text={words.slow} parts={call} />
          </span>
        )}
        {!isSlow && hasFailed && (
          <span key={state}>
            <span>{`${words[state]} `}</span>
            <FilledText
              text={words.kept}
              parts={{ ...call, mail: <TextLink href={mailLink()}>{words.mail}</TextLink> }}
            />
          </span>
        )}
      </p>
    </div>
  )
}
