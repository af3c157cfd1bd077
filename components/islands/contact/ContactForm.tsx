'use client'

import { useEffect, useRef, useState, type FormEvent } from 'react'
import { InquiryFields } from './InquiryFields'
import { SentInquiry } from './SentInquiry'
import { Button } from '@/components/ui/Button'
import { openMail } from '@/lib/browser/navigation'
import { filledIn, inquiryFields, readForm, type Option } from '@/lib/forms/fields'
import { inquiryMail } from '@/lib/forms/mail'
import { mailtoLink, type Mail } from '@/lib/forms/mailto'

const submittingMilliseconds = 500
const thanksMilliseconds = 5_000

type Props = {
  /** Address of the company, which receives the inquiry. */
  email: string
  phone: { display: string; dial: string }
  /** What the form offers as the service. */
  services: readonly Option[]
  /** What is said once the mail program was asked to open. */
  success: string
}

/**
 * Opens the visitor's mail program with the inquiry; nothing is sent or stored. The checks are the
 * browser's own. Before hydration, and without script, it is a native mailto form. SendingContactForm takes its place
 * where a form service is set.
 */
export function ContactForm({ email, phone, services, success }: Props) {
  const [state, setState] = useState<'idle' | 'submitting' | 'submitted'>('idle')
  const [sent, setSent] = useState<Mail>()
  const heading = useRef<HTMLHeadingElement>(null)
  const thanks = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const isThanking = state === 'submitted'

  useEffect(() => {
    if (state === 'submitting') return after(submittingMilliseconds, () => setState('submitted'))
    if (state !== 'submitted') return
    form.current?.reset()
    thanks.current?.focus()
    return after(thanksMilliseconds, () => {
      // The panel goes: whoever is still on it comes back to the form's heading, not to the top.
      if (document.activeElement === thanks.current) heading.current?.focus()
      setState('idle')
    })
  }, [state])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state !== 'idle') return
    const fields = inquiryFields(services)
    const mail = inquiryMail(fields, filledIn(fields, readForm(event.currentTarget)))
    setSent(mail)
    setState('submitting')
    openMail(mailtoLink(email, mail).href)
  }

  return (
    <section aria-labelledby="contact-form-heading" className="grid content-start">
      <h2 id="contact-form-heading" ref={heading} tabIndex={-1} className="pb-6 text-2xl">
        Write to us
      </h2>
      {/* The form keeps its room while the thanks stand in it, so that nothing below jumps. */}
      <div className="grid grid-rows-[auto_auto_1fr]">
        {isThanking && (
          <div
            ref={thanks}
            role="group"
            aria-labelledby="contact-thanks"
            aria-describedby="contact-success"
            tabIndex={-1}
            className="col-start-1 row-start-1 grid gap-2 self-start border-l-4 border-brand bg-brand-tint p-6"
          >
            <p id="contact-thanks" className="font-display text-xl">
              Thank you!
            </p>
            <p id="contact-success">{success}</p>
          </div>
        )}
        <form
          ref={form}
          action={`mailto:${email}`}
          method="post"
          encType="text/plain"
          onSubmit={submit}
          className={`col-start-1 row-start-1 ${isThanking ? 'invisible row-span-3' : ''}`}
        >
          <InquiryFields services={services} />
          <Button type="submit" disabled={state === 'submitting'}>
            {state === 'submitting' ? 'Opening Email...' : 'Send message'}
          </Button>
        </form>
        {sent && state !== 'submitting' && (
          <div className="col-start-1 row-start-2 pt-6">
            <SentInquiry mail={sent} email={email} phone={phone} />
          </div>
        )}
      </div>
    </section>
  )
}

function after(milliseconds: number, action: () => void) {
  const timer = setTimeout(action, milliseconds)
  return () => clearTimeout(timer)
}
