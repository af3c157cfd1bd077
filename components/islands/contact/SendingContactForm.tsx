'use client'

import { useEffect, useRef, useState, type FormEvent } from 'react'
import { InquiryFields } from './InquiryFields'
import { SendingStatus } from '@/components/islands/forms/SendingStatus'
import { SpamTrap } from '@/components/islands/forms/SpamTrap'
import { useSubmission } from '@/components/islands/forms/use-submission'
import { TextLink } from '@/components/ui/TextLink'
import { readDraft, saveDraft } from '@/lib/forms/draft'
import { draftOf, filledIn, inquiryFields, readForm, type Option } from '@/lib/forms/fields'
import { inquiryMail } from '@/lib/forms/mail'
import { mailtoLink } from '@/lib/forms/mailto'
import type { FormService } from '@/lib/forms/service'

type Props = {
  email: string
  phone: { display: string; dial: string }
  /** What the form offers as the service. */
  services: readonly Option[]
  /** What takes the message. */
  formService: FormService
}

/**
 * Sends the inquiry to the form service. The checks are the browser's own. Without script it is a native mailto form,
 * as the one that opens an e-mail is.
 */
export function SendingContactForm({ email, phone, services, formService }: Props) {
  const { trap, ...submission } = useSubmission('contact', formService)
  const form = useRef<HTMLFormElement>(null)
  const [mail, setMail] = useState(`mailto:${email}`)
  const fields = inquiryFields(services)

  function keepEntries() {
    const entries = readForm(form.current)
    saveDraft('contact', draftOf(fields, entries))
    setMail(mailtoLink(email, inquiryMail(fields, entries)).href)
    return entries
  }

  useEffect(() => {
    restoreDraft(form.current)
    keepEntries()
    // Once, after hydration.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  function sendMessage(event: FormEvent) {
    event.preventDefault()
    const values = filledIn(fields, keepEntries())
    void submission.submit(() => submission.send(values))
  }

  return (
    <section aria-labelledby="contact-form-heading" className="grid content-start">
      <h2 id="contact-form-heading" className="pb-6 text-2xl">
        Write to us
      </h2>
      <form
        ref={form}
        action={`mailto:${email}`}
        method="post"
        encType="text/plain"
        onChange={keepEntries}
        onSubmit={sendMessage}
      >
        <InquiryFields services={services} />
        <SpamTrap ref={trap} />
        <SendingStatus
          noun="message"
          labels={{ idle: 'Send message', submitting: 'Sending...' }}
          submission={submission}
          phone={phone}
          mailLink={<TextLink href={mail}>send it as an email</TextLink>}
        />
      </form>
    </section>
  )
}

/** Puts back what the browser has kept, where nothing was typed since. */
function restoreDraft(form: HTMLFormElement | null) {
  for (const [name, text] of Object.entries(readDraft('contact').values)) {
    const control = form?.elements.namedItem(name)
    if (control && 'value' in control && control.value === '') control.value = text
  }
}
