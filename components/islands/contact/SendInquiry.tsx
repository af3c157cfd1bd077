'use client'

import { useEffect, useRef, useState, type FormEvent } from 'react'
import { InquiryForm } from './InquiryForm'
import { SendingStatus } from '@/components/islands/forms/SendingStatus'
import { SpamTrap } from '@/components/islands/forms/SpamTrap'
import { useSubmission } from '@/components/islands/forms/use-submission'
import { TextLink } from '@/components/ui/TextLink'
import { readDraft, saveDraft } from '@/lib/forms/draft'
import { filledIn, readForm, type Field } from '@/lib/forms/fields'
import { inquiryMail } from '@/lib/forms/mail'
import { mailtoLink } from '@/lib/forms/mailto'
import type { FormService } from '@/lib/forms/service'

type Props = {
  email: string
  phone: { display: string; dial: string }
  fields: readonly Field[]
  subject: string
  formService: FormService
}

/** Sends the inquiry to the form service. */
export function SendInquiry({ email, phone, fields, subject, formService }: Props) {
  const { trap, ...submission } = useSubmission('contact', formService)
  const form = useRef<HTMLFormElement>(null)
  const [mail, setMail] = useState(`mailto:${email}`)

  function keepEntries() {
    const entries = readForm(form.current)
    saveDraft('contact', entries)
    setMail(mailtoLink(email, inquiryMail(fields, entries, subject)).href)
    return entries
  }

  useEffect(() => {
    restoreDraft(form.current)
    keepEntries()
    // Once, after hydration.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  function send(event: FormEvent) {
    event.preventDefault()
    const values = filledIn(fields, keepEntries())
    void submission.submit(() => submission.send(values))
  }

  return (
    <InquiryForm ref={form} email={email} fields={fields} onChange={keepEntries} onSubmit={send}>
      <SpamTrap ref={trap} />
      <SendingStatus
        form="contact"
        submission={submission}
        phone={phone}
        mailLink={<TextLink href={mail}>send it as an email</TextLink>}
      />
    </InquiryForm>
  )
}

/** Puts back what the browser has kept, where nothing was typed since. */
function restoreDraft(form: HTMLFormElement | null) {
  for (const [name, text] of Object.entries(readDraft('contact').values)) {
    const control = form?.elements.namedItem(name)
    if (control && 'value' in control && control.value === '') control.value = text
  }
}
