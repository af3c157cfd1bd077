'use client'

import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { EstimateFormControl } from './EstimateField'
import { Button } from '@/components/ui/Button'
import { TextLink } from '@/components/ui/TextLink'
import type { PestOption } from '@/lib/estimate/fields'
import { estimateMail } from '@/lib/estimate/mail'
import type { SendFailure } from '@/lib/estimate/send-estimate'
import { mailtoLink } from '@/lib/mailto'

/** `not-loaded`: the code that checks or sends the request could not be fetched. */
type Failure = SendFailure | 'not-loaded'

export type EstimateState = 'idle' | 'submitting' | Failure

const whatHappened: Record<Failure, string> = {
  'not-loaded':
    'A part of this form could not be loaded, perhaps because the connection was lost, so your request was not sent.',
  offline: 'You are offline, so your request was not sent.',
  unreachable:
    'No answer came, perhaps because the connection was lost: we cannot tell whether your request has arrived.',
  unavailable: 'Our system cannot take requests at the moment, so yours was not sent.',
  rejected: 'Our system did not accept your request.',
}

type Props = {
  state: EstimateState
  isSlow: boolean
  form: EstimateFormControl
  pests: readonly PestOption[]
  phone: { display: string; dial: string }
  email: string
}

/** The estimate form's button, what became of the last press, and the ways around the form. */
export function EstimateSubmit({ state, isSlow, form, pests, phone, email }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const failure = state === 'idle' || state === 'submitting' ? undefined : state
  const call = <TextLink href={`tel:${phone.dial}`}>{phone.display}</TextLink>

  useEffect(() => {
    // Browsers take the focus from a button that is disabled, as this one was.
    if (failure && document.activeElement === document.body) button.current?.focus()
  }, [failure])

  return (
    <div className="grid justify-items-start gap-4">
      <Button ref={button} type="submit" disabled={state === 'submitting'}>
        {labelOf(state)}
      </Button>
      <p role="status">
        {isSlow && <>This is taking longer than usual. You can wait, or call {call}.</>}
        {!isSlow && failure && (
          <>
            {whatHappened[failure]} Everything you typed is still here: try again,{' '}
            <MailLink form={form} pests={pests} email={email} />, or call {call}.
          </>
        )}
      </p>
      <p className="text-sm text-ink-soft">
        Would you rather talk? Call {call} or write to{' '}
        <TextLink href={`mailto:${email}`}>{email}</TextLink>.
      </p>
    </div>
  )
}

function labelOf(state: EstimateState) {
  if (state === 'submitting') return 'Processing...'
  return state === 'idle' ? 'Get my free estimate' : 'Try again'
}

function MailLink({ form, pests, email }: Pick<Props, 'form' | 'pests' | 'email'>) {
  const { href } = mailtoLink(email, estimateMail(pests, useWatch({ control: form.control })))
  return <TextLink href={href}>send it as an email</TextLink>
}
