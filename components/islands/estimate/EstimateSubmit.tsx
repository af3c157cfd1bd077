'use client'

import { useWatch } from 'react-hook-form'
import type { EstimateFormControl } from './EstimateField'
import { SendingStatus } from '@/components/islands/forms/SendingStatus'
import type { SendingState } from '@/components/islands/forms/use-sending'
import { TextLink } from '@/components/ui/TextLink'
import type { PestOption } from '@/lib/estimate/fields'
import { estimateMail } from '@/lib/estimate/mail'
import { mailtoLink } from '@/lib/mailto'

type Props = {
  state: SendingState
  isSlow: boolean
  form: EstimateFormControl
  pests: readonly PestOption[]
  phone: { display: string; dial: string }
  email: string
}

/** The estimate form's button, what became of the last press, and the ways around the form. */
export function EstimateSubmit({ state, isSlow, form, pests, phone, email }: Props) {
  const call = <TextLink href={`tel:${phone.dial}`}>{phone.display}</TextLink>
  return (
    <div className="grid justify-items-start gap-4">
      <SendingStatus
        noun="request"
        labels={{ idle: 'Get my free estimate', submitting: 'Processing...' }}
        state={state}
        isSlow={isSlow}
        phone={phone}
        mailLink={<MailLink form={form} pests={pests} email={email} />}
      />
      <p className="text-sm text-ink-soft">
        Would you rather talk? Call {call} or write to{' '}
        <TextLink href={`mailto:${email}`}>{email}</TextLink>.
      </p>
    </div>
  )
}

function MailLink({ form, pests, email }: Pick<Props, 'form' | 'pests' | 'email'>) {
  const { href } = mailtoLink(email, estimateMail(pests, useWatch({ control: form.control })))
  return <TextLink href={href}>send it as an email</TextLink>
}
