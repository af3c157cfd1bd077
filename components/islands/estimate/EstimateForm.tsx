'use client'

import { useEffect, useRef, type FormEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { ErrorSummary } from './ErrorSummary'
import { EstimateField } from './EstimateField'
import { EstimateSubmit } from './EstimateSubmit'
import { useKeptValues } from './use-kept-values'
import { SpamTrap } from '@/components/islands/forms/SpamTrap'
import { loadAndSend, useSending } from '@/components/islands/forms/use-sending'
import { shownFields, type EstimateValues, type PestOption } from '@/lib/estimate/fields'
import type { FormService, FormValues } from '@/lib/forms/service'

/** How long a request that is not sent anywhere takes. */
const simulatedMilliseconds = 1_500

type Props = {
  /** What the visitor may choose as the pest. */
  pests: readonly PestOption[]
  phone: { display: string; dial: string }
  email: string
  /** What takes the request; without it a request is only logged. */
  formService?: FormService | undefined
}

/** Asks for a free estimate. The thank-you page opens once the request has been sent. */
export function EstimateForm({ pests, phone, email, formService }: Props) {
  const { state, isSlow, submit, send, reset } = useSending('estimate')
  const element = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const form = useForm<EstimateValues, unknown, FormValues>({
    // zod weighs more than the rest of the form, so it is loaded when the first field takes focus.
    resolver: async (...args) => (await loadValidation()).validateEstimate(pests)(...args),
    shouldFocusError: false,
  })
  const { errors, submitCount } = form.formState
  const fields = shownFields(pests, useWatch({ control: form.control, name: 'pestType' }))

  useKeptValues(form, element, Boolean(formService))
  useEffect(() => summary.current?.focus(), [submitCount])
  useEffect(() => {
    const preload = () => void loadValidation().catch(() => {})
    element.current?.addEventListener('focusin', preload, { once: true })
  }, [])

  function sendRequest(values: FormValues) {
    const filled = { name: 'estimate', values, trap: trap.current?.value ?? '' } as const
    return send(() => (formService ? loadAndSend(formService, filled) : simulate(values)))
  }

  function checkAndSend(event: FormEvent) {
    event.preventDefault()
    void submit(() => form.handleSubmit(sendRequest, reset)(event))
  }

  return (
    // Before hydration `dialog` makes a submission do nothing. `get` would put names into the address,
    // and no host takes a `post`.
    <form
      ref={element}
      noValidate
      method="dialog"
      onSubmit={checkAndSend}
      className="grid max-w-measure gap-6 noscript:hidden"
    >
      <ErrorSummary
        ref={summary}
        errors={fields.map(({ name }) => ({ name, message: errors[name]?.message }))}
      />
      {fields.map((field) => (
        <EstimateField key={field.name} field={field} form={form} />
      ))}
      {formService && <SpamTrap ref={trap} />}
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

const loadValidation = () => import('@/lib/estimate/validation')

async function simulate(values: FormValues) {
  await new Promise((resolve) => setTimeout(resolve, simulatedMilliseconds))
  console.log('Estimate request', values)
  return undefined
}
