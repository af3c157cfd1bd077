'use client'

import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useIsAwake, useReturn } from './awakening'
import { ErrorSummary } from './ErrorSummary'
import { preloadSchema, resolveWithSchema } from './estimate-resolver'
import { EstimateFields, listErrors } from './EstimateFields'
import { Button } from '@/components/ui/Button'
import { TextLink } from '@/components/ui/TextLink'
import { goTo } from '@/lib/browser'
import type { EstimateFields as Fields, EstimateRequest } from '@/lib/estimate-request'

const submitMilliseconds = 1_500

type Props = {
  phone: { display: string; dial: string }
  email: string
}

/** Asks for a free estimate. Sending is simulated: the data is logged, and the thank-you page opens. */
export function EstimateForm({ phone, email }: Props) {
  const [state, setState] = useState<'idle' | 'submitting' | 'unchecked'>('idle')
  const [refusals, setRefusals] = useState(0)
  const isAwake = useIsAwake()
  const element = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  // No default values: what was typed before React woke stays in the fields.
  const form = useForm<Fields, unknown, EstimateRequest>({
    resolver: resolveWithSchema,
    shouldFocusError: false,
  })
  const { errors } = form.formState
  const pestType = useWatch({ control: form.control, name: 'pestType' })
  const isSubmitting = state === 'submitting'
  const isBusy = useRef(false)

  useEffect(() => {
    if (refusals > 0) summary.current?.focus()
  }, [refusals])
  useEffect(() => {
    element.current?.addEventListener('focusin', preloadSchema, { once: true })
  }, [])
  useReturn(() => setState('idle'))

  async function accept(request: EstimateRequest) {
    setState('submitting')
    const { estimateData } = await import('@/lib/estimate-request')
    await new Promise((resolve) => setTimeout(resolve, submitMilliseconds))
    console.log('Estimate request', estimateData(request))
    goTo('/thank-you')
  }

  const handOn = form.handleSubmit(accept, () => setRefusals((count) => count + 1))

  async function submit(event: FormEvent) {
    event.preventDefault()
    // From the press on, and not only from the end of the check: a second press does nothing.
    if (isBusy.current) return
    isBusy.current = true
    await handOn(event).catch(() => setState('unchecked'))
    isBusy.current = false
  }

  return (
    <form
      ref={element}
      noValidate
      method="post"
      onSubmit={submit}
      className="grid max-w-measure gap-6 noscript:hidden"
    >
      <ErrorSummary ref={summary} errors={listErrors(errors, pestType)} />
      <EstimateFields form={form} isAwake={isAwake} />
      <div className="grid justify-items-start gap-4">
        {/* Until React is awake a press does nothing, rather than post to a page that cannot take it. */}
        <Button type={isAwake ? 'submit' : 'button'} disabled={isSubmitting}>
          {isSubmitting ? 'Processing...' : 'Get my free estimate'}
        </Button>
        <p role="status">
          {state === 'unchecked' &&
            `Your entries could not be checked, perhaps because the connection was lost. They are still here: try again, or call ${phone.display}.`}
        </p>
        <p className="text-sm text-ink-soft">
          Would you rather talk? Call{' '}
          <TextLink href={`tel:${phone.dial}`}>{phone.display}</TextLink> or write to{' '}
          <TextLink href={`mailto:${email}`}>{email}</TextLink>.
        </p>
      </div>
    </form>
  )
}
