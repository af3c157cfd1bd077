'use client'

import { useEffect, useRef, useState, type FormEvent } from 'react'
import { InquiryFields } from './InquiryFields'
import { SendingStatus } from '@/components/islands/forms/SendingStatus'
import { SpamTrap } from '@/components/islands/forms/SpamTrap'
import { loadAndSend, useSending } from '@/components/islands/forms/use-sending'
import { TextLink } from '@/components/ui/TextLink'
import { inquiryMail } from '@/lib/contact/inquiry-mail'
import { inquiryDraft, inquiryValues, restoreInquiry } from '@/lib/contact/inquiry-values'
import { readDraft, saveDraft } from '@/lib/forms/draft'
import type { FormService } from '@/lib/forms/service'
import { mailtoLink } from '@/lib/mailto'

type Props = {
  email: string
  phone: { display: string; dial: string }
  /** What the form offers as the service. */
  services: readonly { value: string; label: string }[]
  /** What takes the message. */
  formService: FormService
}

/**
 * Sends the inquiry to the form service. The checks are the browser's own. Without script it is a native mailto form,
 * as the one that opens an e-mail is.
 */
export function SendingContactForm({ email, phone, services, formService }: Props) {
  const { state, isSlow, submit, send } = useSending('contact')
  const form = useRef<HTMLFormElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const [mail, setMail] = useState(`mailto:${email}`)

  useEffect(() => {
    if (form.current) restoreInquiry(form.current, readDraft('contact'))
  }, [])

  function keepEntries(event: FormEvent<HTMLFormElement>) {
    const entries = new FormData(event.currentTarget)
    saveDraft('contact', inquiryDraft(entries))
    setMail(mailtoLink(email, inquiryMail(entries, services)).href)
  }

  function sendMessage(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    keepEntries(event)
    const values = inquiryValues(new FormData(event.currentTarget))
    const filled = { name: 'contact', values, trap: trap.current?.value ?? '' } as const
    void submit(() => send(() => loadAndSend(formService, filled)))
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
        <div className="grid justify-items-start gap-4">
          <SendingStatus
            noun="message"
            labels={{ idle: 'Send message', submitting: 'Sending...' }}
            state={state}
            isSlow={isSlow}
            phone={phone}
            mailLink={<TextLink href={mail}>send it as an email</TextLink>}
          />
        </div>
      </form>
    </section>
  )
}
