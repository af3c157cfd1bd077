'use client'

import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { EstimateFormControl } from './EstimateFields'
import { TextLink } from '@/components/ui/TextLink'
import type { LeadFailure } from '@/lib/estimate/lead-delivery'

/** `unchecked`: the code that checks the fields could not be fetched. */
export type FailureReason = LeadFailure | 'unchecked'

const whatHappened: Record<FailureReason, string> = {
  unchecked: 'Your entries could not be checked, perhaps because the connection was lost.',
  offline: 'You are offline, so your request was not sent.',
  unreachable:
    'No answer came, perhaps because the connection was lost: we cannot tell whether your request has arrived.',
  unavailable: 'Our system cannot take requests at the moment, so yours was not sent.',
  refused: 'Our system did not accept your request.',
}

type Props = {
  reason: FailureReason
  form: EstimateFormControl
  phone: { display: string; dial: string }
  email: string
}

/** What happened to a request that has not arrived, and the three ways on. */
export function EstimateFailure({ reason, form, phone, email }: Props) {
  const fields = useWatch({ control: form.control })
  const estimateMailto = useMailto()
  const mail = estimateMailto ? estimateMailto(email, fields) : `mailto:${email}`
  return (
    <>
      {whatHappened[reason]} Everything you typed is still here: try again,{' '}
      <TextLink href={mail}>send it as an email</TextLink>, or call{' '}
      <TextLink href={`tel:${phone.dial}`}>{phone.display}</TextLink>.
    </>
  )
}

/** What writes the e-mail; nothing while it cannot be had. It was fetched with the checks of the form. */
function useMailto() {
  const [mailto, setMailto] = useState<Awaited<ReturnType<typeof loadMailto>>>()
  useEffect(() => {
    loadMailto().then(
      (loaded) => setMailto(() => loaded),
      () => {},
    )
  }, [])
  return mailto
}

async function loadMailto() {
  return (await import('@/lib/estimate/estimate-mailto')).estimateMailto
}
