'use client'

import { useEffect, useRef } from 'react'
import type { SubmissionState } from './use-submission'
import { Button } from '@/components/ui/Button'
import { TextLink } from '@/components/ui/TextLink'
import type { FormName } from '@/lib/forms/fields'
import type { SendFailure } from '@/lib/forms/send'

/** What is sent, as its form calls it, and what the button says after the press. */
const texts: Record<FormName, { noun: string; submitting: string }> = {
  estimate: { noun: 'request', submitting: 'Processing...' },
  contact: { noun: 'message', submitting: 'Sending...' },
}

const whatHappened: Record<SendFailure, (noun: string) => string> = {
  offline: (noun) => `You are offline, so your ${noun} was not sent.`,
  unreachable: (noun) =>
    `No answer came, perhaps because the connection was lost: we cannot tell whether your ${noun} has arrived.`,
  unavailable: (noun) => `Our system cannot take ${noun}s at the moment, so yours was not sent.`,
  rejected: (noun) => `Our system did not accept your ${noun}.`,
}

type Props = {
  form: FormName
  /** Of the button, before the press. */
  label: string
  state: SubmissionState
  isSlow: boolean
  /** How far the photos are; empty while none are sent. */
  progress: string
  phone: { display: string; dial: string }
  /** The address of an e-mail with all that was typed. */
  mailLink: () => string
}

/** The button of a form that is sent, what became of the last press, and the ways around the form. */
export function SendingStatus({ form, label, state, isSlow, progress, phone, mailLink }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const hasFailed = state !== 'idle' && state !== 'submitting'
  const call = <TextLink href={`tel:${phone.dial}`}>{phone.display}</TextLink>

  useEffect(() => {
    // Browsers take the focus from a button that is disabled, as this one was.
    if (hasFailed && document.activeElement === document.body) button.current?.focus()
  }, [hasFailed])

  return (
    <div className="grid justify-items-start gap-4">
      <Button ref={button} type="submit" disabled={state === 'submitting'}>
        {hasFailed ? 'Try again' : state === 'idle' ? label : texts[form].submitting}
      </Button>
      <p role="status">
        {progress}
        {isSlow && !progress && (
          <>This is taking longer than usual. You can wait, or call {call}.</>
        )}
        {!isSlow && hasFailed && (
          <>
            {whatHappened[state](texts[form].noun)} Everything you typed is still here: try again,{' '}
            <TextLink href={mailLink()}>send it as an email</TextLink>, or call {call}.
          </>
        )}
      </p>
    </div>
  )
}
