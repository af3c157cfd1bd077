'use client'

import { useEffect, useRef, useState, type FormEvent } from 'react'
import { SentInquiry } from './SentInquiry'
import { Button } from '@/components/ui/Button'
import { SelectField } from '@/components/ui/SelectField'
import { TextAreaField } from '@/components/ui/TextAreaField'
import { TextField } from '@/components/ui/TextField'
import { TextLink } from '@/components/ui/TextLink'
import { consentText, contactServices, contactSuccess } from '@/content/contact'
import { openMail } from '@/lib/browser'
import { inquiryMailto, type ContactInquiry } from '@/lib/mailto'

const submittingMilliseconds = 500
const thanksMilliseconds = 5_000
const messageRows = 4

type Props = {
  /** Address of the company, which receives the inquiry. */
  email: string
  phone: { display: string; dial: string }
}

/**
 * Hands the inquiry to the visitor's mail program; nothing is sent or stored. The checks are the
 * browser's own. Before React is awake, and without script, it is a native mailto form.
 */
export function ContactForm({ email, phone }: Props) {
  const [state, setState] = useState<'idle' | 'submitting' | 'submitted'>('idle')
  const [sent, setSent] = useState<ContactInquiry>()
  const heading = useRef<HTMLHeadingElement>(null)
  const thanks = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (state === 'submitting') return after(submittingMilliseconds, () => setState('submitted'))
    if (state !== 'submitted') return
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
    const inquiry = readInquiry(event.currentTarget)
    setSent(inquiry)
    setState('submitting')
    openMail(inquiryMailto(email, inquiry).href)
  }

  return (
    <section aria-labelledby="contact-form-heading" className="grid content-start gap-6">
      <div>
        <h2 id="contact-form-heading" ref={heading} tabIndex={-1} className="text-2xl">
          Write to us
        </h2>
        <div
          ref={thanks}
          role="status"
          tabIndex={-1}
          className={
            state === 'submitted'
              ? 'mt-6 grid gap-2 border-l-4 border-brand bg-brand-tint p-6'
              : undefined
          }
        >
          {state === 'submitted' && (
            <>
              <p className="font-display text-xl">Thank you!</p>
              <p>{contactSuccess}</p>
            </>
          )}
        </div>
      </div>
      {state !== 'submitted' && (
        <form
          action={`mailto:${email}`}
          method="post"
          encType="text/plain"
          onSubmit={submit}
          className="grid gap-5"
        >
          <TextField name="name" label="Name" type="text" autoComplete="name" required />
          <TextField name="email" label="Email" type="email" autoComplete="email" required />
          <TextField name="phone" label="Phone" type="tel" autoComplete="tel" required />
          <SelectField
            name="service"
            label="Service"
            placeholder="Select a service"
            options={contactServices}
            defaultValue=""
            required
          />
          <TextAreaField name="message" label="Message" isOptional rows={messageRows} />
          <Consent />
          <div>
            <Button type="submit" disabled={state === 'submitting'}>
              {state === 'submitting' ? 'Opening Email...' : 'Send message'}
            </Button>
          </div>
        </form>
      )}
      {sent && state !== 'submitting' && <SentInquiry inquiry={sent} email={email} phone={phone} />}
    </section>
  )
}

function Consent() {
  const [before, linked, after] = splitAround(consentText, 'privacy policy')
  return (
    <label className="grid grid-cols-[auto_1fr] items-start gap-3">
      <input type="checkbox" name="consent" required className="mt-0.5 size-6" />
      <span>
        {before}
        <TextLink href="/privacy-policy">{linked}</TextLink>
        {after}
      </span>
    </label>
  )
}

function splitAround(text: string, middle: string) {
  const start = text.indexOf(middle)
  return [text.slice(0, start), middle, text.slice(start + middle.length)] as const
}

function readInquiry(form: HTMLFormElement): ContactInquiry {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '').trim()
  const service = text('service')
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    service,
    serviceLabel: contactServices.find(({ value }) => value === service)?.label ?? '',
    message: text('message'),
  }
}

function after(milliseconds: number, action: () => void) {
  const timer = setTimeout(action, milliseconds)
  return () => clearTimeout(timer)
}
