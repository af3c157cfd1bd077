'use client'

import { useEffect, useRef, useState, type FormEvent, type Ref } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { ErrorSummary } from './ErrorSummary'
import { EstimateField } from './EstimateField'
import { EstimateSubmit, type EstimateState } from './EstimateSubmit'
import { useKeptValues } from './use-kept-values'
import { goTo } from '@/lib/browser/navigation'
import { clearDraft } from '@/lib/estimate/draft'
import {
  shownFields,
  type EstimateData,
  type EstimateValues,
  type PestOption,
} from '@/lib/estimate/fields'

/** When a visitor is told that it takes longer than usual. */
const slowMilliseconds = 5_000
/** How long a request that is not sent anywhere takes. */
const simulatedMilliseconds = 1_500

type Props = {
  /** What the visitor may choose as the pest. */
  pests: readonly PestOption[]
  phone: { display: string; dial: string }
  email: string
  /** Address of the form service; without it a request is only logged. */
  endpoint?: string | undefined
}

/** Asks for a free estimate. The thank-you page opens once the request has been sent. */
export function EstimateForm({ pests, phone, email, endpoint }: Props) {
  const [state, setState] = useState<EstimateState>('idle')
  const [isSlow, setIsSlow] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const isBusy = useRef(false)
  const form = useForm<EstimateValues, unknown, EstimateData>({
    // zod weighs more than the rest of the form, so it is loaded when the first field takes focus.
    resolver: async (...args) => (await loadValidation()).validateEstimate(pests)(...args),
    shouldFocusError: false,
  })
  const { errors, submitCount } = form.formState
  const fields = shownFields(pests, useWatch({ control: form.control, name: 'pestType' }))

  useKeptValues(form, element, Boolean(endpoint))
  useEffect(() => summary.current?.focus(), [submitCount])
  useEffect(() => {
    const preload = () => void loadValidation().catch(() => {})
    element.current?.addEventListener('focusin', preload, { once: true })
  }, [])
  useEffect(() => {
    // On the way back the back/forward cache shows the page as it was left: "Processing...".
    const reset = (event: PageTransitionEvent) => {
      if (event.persisted) setState('idle')
    }
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [])

  async function send(data: EstimateData) {
    setState('submitting')
    const failure = endpoint
      ? await (await loadSending()).sendEstimate(endpoint, data, trap.current?.value ?? '')
      : await simulate(data)
    if (failure) return setState(failure)
    clearDraft()
    goTo('/thank-you')
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    // From the press on, and not only from the end of the checks: a second press does nothing.
    if (isBusy.current) return
    isBusy.current = true
    const timer = setTimeout(() => setIsSlow(true), slowMilliseconds)
    try {
      await form.handleSubmit(send, () => setState('idle'))(event)
    } catch {
      setState(navigator.onLine ? 'not-loaded' : 'offline')
    }
    clearTimeout(timer)
    setIsSlow(false)
    isBusy.current = false
  }

  return (
    // Before hydration `dialog` makes a submission do nothing. `get` would put names into the address,
    // and no host takes a `post`.
    <form
      ref={element}
      noValidate
      method="dialog"
      onSubmit={submit}
      className="grid max-w-measure gap-6 noscript:hidden"
    >
      <ErrorSummary
        ref={summary}
        errors={fields.map(({ name }) => ({ name, message: errors[name]?.message }))}
      />
      {fields.map((field) => (
        <EstimateField key={field.name} field={field} form={form} />
      ))}
      {endpoint && <SpamTrap ref={trap} />}
      <EstimateSubmit
        state={state}
        isSlow={isSlow}
        form={form}
        pests={pests}
        phone={phone}
        email={email}
      />
    </form>
  )
}

/** A field for machines that fill in whatever they find. Form services drop nothing by this name. */
function SpamTrap({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this field empty
        <input ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

const loadValidation = () => import('@/lib/estimate/validation')
const loadSending = () => import('@/lib/estimate/send-estimate')

async function simulate(data: EstimateData) {
  await new Promise((resolve) => setTimeout(resolve, simulatedMilliseconds))
  console.log('Estimate request', data)
  return undefined
}
