'use client'

import { useEffect, useRef, type FormEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { ErrorSummary } from './ErrorSummary'
import { EstimateField, type EstimateFormControl } from './EstimateField'
import { useRestoredValues } from './use-restored-values'
import { SendingStatus } from '@/components/islands/forms/SendingStatus'
import { SpamTrap } from '@/components/islands/forms/SpamTrap'
import { useSubmission } from '@/components/islands/forms/use-submission'
import { TextLink } from '@/components/ui/TextLink'
import { shownFields, type Field, type PestOption } from '@/lib/forms/fields'
import { estimateMail } from '@/lib/forms/mail'
import { mailtoLink } from '@/lib/forms/mailto'
import type { FormService, FormValues } from '@/lib/forms/service'

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
  const { trap, ...submission } = useSubmission('estimate', formService)
  const element = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const form = useForm<FormValues, unknown, FormValues>({
    // zod weighs more than the rest of the form, so it is loaded when the first field takes focus.
    resolver: async (...args) => (await loadValidation()).validateEstimate(pests)(...args),
    shouldFocusError: false,
  })
  const { errors, submitCount } = form.formState
  const fields = shownFields(pests, useWatch({ control: form.control, name: 'pestType' }))

  useRestoredValues(form, element, Boolean(formService))
  useEffect(() => summary.current?.focus(), [submitCount])
  useEffect(() => {
    const preload = () => void loadValidation().catch(() => {})
    element.current?.addEventListener('focusin', preload, { once: true })
  }, [])

  function checkAndSend(event: FormEvent) {
    event.preventDefault()
    void submission.submit(() => form.handleSubmit(submission.send, submission.reset)(event))
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
      <SendingStatus
        form="estimate"
        submission={submission}
        phone={phone}
        mailLink={<MailLink form={form} fields={fields} email={email} />}
      />
    </form>
  )
}

const loadValidation = () => import('@/lib/forms/validate')

type MailLinkProps = { form: EstimateFormControl; fields: readonly Field[]; email: string }

/** Apart from the form, which would be drawn anew with every letter otherwise. */
function MailLink({ form, fields, email }: MailLinkProps) {
  const { href } = mailtoLink(
    email,
    estimateMail(fields, useWatch<FormValues>({ control: form.control })),
  )
  return <TextLink href={href}>send it as an email</TextLink>
}
