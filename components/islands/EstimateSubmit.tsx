'use client'

import { useEffect, useRef } from 'react'
import { EstimateFailure, type FailureReason } from './EstimateFailure'
import type { EstimateFormControl } from './EstimateFields'
import { Button } from '@/components/ui/Button'
import { TextLink } from '@/components/ui/TextLink'

export type EstimateState = 'idle' | 'submitting' | FailureReason

type Props = {
  state: EstimateState
  form: EstimateFormControl
  isAwake: boolean
  phone: { display: string; dial: string }
  email: string
}

/** The estimate form's button, what became of the last press, and the ways around the form. */
export function EstimateSubmit({ state, form, isAwake, phone, email }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const failure = state === 'idle' || state === 'submitting' ? undefined : state

  useEffect(() => {
    // Browsers take the focus from a button that is disabled, as this one was.
    if (failure && document.activeElement === document.body) button.current?.focus()
  }, [failure])

  return (
    <div className="grid justify-items-start gap-4">
      {/* Until React is awake a press does nothing, rather than post to a page that cannot take it. */}
      <Button ref={button} type={isAwake ? 'submit' : 'button'} disabled={state === 'submitting'}>
        {labelOf(state)}
      </Button>
      <p role="status">
        {failure && <EstimateFailure reason={failure} form={form} phone={phone} email={email} />}
      </p>
      <p className="hidden font-semibold text-error in-data-islands-failed:block">
        The form could not be loaded, perhaps because the connection was lost. Load the page again,
        or call {phone.display}.
      </p>
      <p className="text-sm text-ink-soft">
        Would you rather talk? Call <TextLink href={`tel:${phone.dial}`}>{phone.display}</TextLink>{' '}
        or write to <TextLink href={`mailto:${email}`}>{email}</TextLink>.
      </p>
    </div>
  )
}

function labelOf(state: EstimateState) {
  if (state === 'submitting') return 'Processing...'
  return state === 'idle' ? 'Get my free estimate' : 'Try again'
}
