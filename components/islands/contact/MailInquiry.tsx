'use client'

import { useEffect, useRef, useState, type FormEvent } from 'react'
import { InquiryForm } from './InquiryForm'
import { SentInquiry } from './SentInquiry'
import { Button } from '@/components/ui/Button'
import { goTo } from '@/lib/browser/navigation'
import { filledIn, readForm, type Field } from '@/lib/forms/fields'
import { inquiryMail } from '@/lib/forms/mail'
import { mailtoLink, type Mail } from '@/lib/forms/mailto'

const submittingMilliseconds = 500
const thanksMilliseconds = 5_000

type Props = {
  email: string
  phone: { display: string; dial: string }
  fields: readonly Field[]
  subject: string
  success: string
}

/** Opens the visitor's mail program with the inquiry; nothing is sent or stored. */
export function MailInquiry({ email, phone, fields, subject, success }: Props) {
  const [state, setState] = useState<'idle' | 'submitting' | 'submitted'>('idle')
  const [sent, setSent] = useState<Mail>()
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
      if (document.activeElement === thanks.current) {
        document.getElementById('contact-form-heading')?.focus()
      }
      setState('idle')
    })
  }, [state])

  function openMail(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state !== 'idle') return
    const mail = inquiryMail(fields, filledIn(fields, readForm(event.currentTarget)), subject)
    setSent(mail)
    setState('submitting')
    goTo(mailtoLink(email, mail).href)
  }

  return (
    // The form keeps its room while the thanks stand in it, so that nothing below jumps.
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
      <div className={`col-start-1 row-start-1 ${isThanking ? 'invisible row-span-3' : ''}`}>
        <InquiryForm ref={form} email={email} fields={fields} onSubmit={openMail}>
          <Button type="submit" disabled={state === 'submitting'}>
            {state === 'submitting' ? 'Opening Email...' : 'Send message'}
          </Button>
        </InquiryForm>
      </div>
      {sent && state !== 'submitting' && (
        <div className="col-start-1 row-start-2 pt-6">
          <SentInquiry mail={sent} email={email} phone={phone} />
        </div>
      )}
    </div>
  )
}

function after(milliseconds: number, action: () => void) {
  const timer = setTimeout(action, milliseconds)
  return () => clearTimeout(timer)
}
