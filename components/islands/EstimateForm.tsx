'use client'

import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react'
import { useForm, useWatch, type FieldErrors, type Resolver } from 'react-hook-form'
import { ErrorSummary } from './ErrorSummary'
import { TreatmentDateField } from './TreatmentDateField'
import { Button } from '@/components/ui/Button'
import { SelectField } from '@/components/ui/SelectField'
import { TextAreaField } from '@/components/ui/TextAreaField'
import { TextField } from '@/components/ui/TextField'
import { TextLink } from '@/components/ui/TextLink'
import { pestTypes } from '@/content/estimate'
import { goTo } from '@/lib/browser'
import type { EstimateFields, EstimateRequest } from '@/lib/estimate-request'

const submitMilliseconds = 1_500
const messageRows = 4

/** The fields in their order on the page, which is the order of the error summary. */
const fieldOrder = ['name', 'email', 'phone', 'pestType', 'squareFootage', 'message'] as const

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
  const form = useForm<EstimateFields, unknown, EstimateRequest>({
    resolver: resolveWithSchema,
    shouldFocusError: false,
  })
  const { errors } = form.formState
  const [pestType, treatmentDate] = useWatch({
    control: form.control,
    name: ['pestType', 'treatmentDate'],
  })
  const isForBedBugs = pestType === 'bed-bugs'
  const isSubmitting = state === 'submitting'
  const isBusy = useRef(false)

  useEffect(() => {
    if (refusals > 0) summary.current?.focus()
  }, [refusals])
  useEffect(() => {
    element.current?.addEventListener('focusin', preloadSchema, { once: true })
  }, [])
  useIdleAgainAfterReturn(() => setState('idle'))

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
      <ErrorSummary ref={summary} errors={listErrors(errors, isForBedBugs)} />
      <TextField
        label="Name"
        type="text"
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextField
        label="Phone"
        hint="With area code. We call to agree on a time, and for nothing else."
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      <SelectField
        label="Pest type"
        placeholder="Select a pest type"
        options={pestTypes}
        defaultValue=""
        error={errors.pestType?.message}
        {...form.register('pestType')}
      />
      {isAwake && isForBedBugs && (
        <>
          <TextField
            label="Square footage"
            isOptional
            hint="Of the rooms to be treated, as near as you know it."
            type="text"
            inputMode="decimal"
            error={errors.squareFootage?.message}
            {...form.register('squareFootage')}
          />
          <TreatmentDateField
            value={treatmentDate}
            onChange={(day) => form.setValue('treatmentDate', day)}
          />
        </>
      )}
      <TextAreaField label="Message" isOptional rows={messageRows} {...form.register('message')} />
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

/** zod weighs more than all the rest of the form: it comes when the first field takes focus. */
function preloadSchema() {
  void import('@/lib/estimate-request').catch(() => {})
}

const resolveWithSchema: Resolver<EstimateFields, unknown, EstimateRequest> = async (
  fields,
  context,
  options,
) => {
  const [{ zodResolver }, { estimateRequest, relevantFields }] = await Promise.all([
    import('@hookform/resolvers/zod'),
    import('@/lib/estimate-request'),
  ])
  return zodResolver(estimateRequest)(relevantFields(fields), context, options)
}

function listErrors(errors: FieldErrors<EstimateFields>, isForBedBugs: boolean) {
  return fieldOrder.flatMap((name) => {
    const isHidden = name === 'squareFootage' && !isForBedBugs
    const message = isHidden ? undefined : errors[name]?.message
    return message ? [{ name, message }] : []
  })
}

/** False in the static HTML and until React has taken over. */
function useIsAwake() {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}

/** A browser that kept the page whole for the way back would show it still submitting. */
function useIdleAgainAfterReturn(becomeIdle: () => void) {
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) becomeIdle()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  })
}
