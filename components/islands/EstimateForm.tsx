'use client'

import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useIsAwake, useReturn } from './awakening'
import { ErrorSummary } from './ErrorSummary'
import { preloadForSubmit, resolveWithSchema } from './estimate-resolver'
import { EstimateFields, listErrors } from './EstimateFields'
import { EstimateSubmit, type EstimateState } from './EstimateSubmit'
import { handOnEstimate } from './hand-on-estimate'
import { SpamTrap } from './SpamTrap'
import { useEstimateDraft } from './use-estimate-draft'
import { goTo } from '@/lib/browser/navigation'
import type { EstimateFields as Fields, EstimateRequest } from '@/lib/estimate/estimate-request'

type Props = {
  phone: { display: string; dial: string }
  email: string
}

/** Asks for a free estimate. The thank-you page opens once the request has been handed on. */
export function EstimateForm({ phone, email }: Props) {
  const [state, setState] = useState<EstimateState>('idle')
  const [refusals, setRefusals] = useState(0)
  const isAwake = useIsAwake()
  const element = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  // No default values: what was typed before React woke stays in the fields.
  const form = useForm<Fields, unknown, EstimateRequest>({
    resolver: resolveWithSchema,
    shouldFocusError: false,
  })
  const { errors } = form.formState
  const pestType = useWatch({ control: form.control, name: 'pestType' })
  const isBusy = useRef(false)

  useEffect(() => {
    if (refusals > 0) summary.current?.focus()
  }, [refusals])
  useEffect(() => {
    element.current?.addEventListener('focusin', preloadForSubmit, { once: true })
  }, [])
  useReturn(() => setState('idle'))
  useEstimateDraft(form)

  async function accept(request: EstimateRequest) {
    setState('submitting')
    const reason = await handOnEstimate(request, trap.current?.value ?? '')
    if (reason) setState(reason)
    else goTo('/thank-you')
  }

  function refuse() {
    setState('idle')
    setRefusals((count) => count + 1)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    // From the press on, and not only from the end of the check: a second press does nothing.
    if (isBusy.current) return
    isBusy.current = true
    const checkAndAccept = form.handleSubmit(accept, refuse)
    await checkAndAccept(event).catch(() => setState(navigator.onLine ? 'unchecked' : 'offline'))
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
      <SpamTrap ref={trap} />
      <EstimateSubmit state={state} form={form} isAwake={isAwake} phone={phone} email={email} />
    </form>
  )
}
