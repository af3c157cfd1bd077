'use client'

import { useEffect, useRef, useState, type FormEvent, type MouseEvent } from 'react'
import { FormField } from './FormField'
import type * as mailPress from './mail-press'
import { Button } from '@/components/ui/Button'
import { inTime, loadAgain } from '@/lib/browser/load-again'
import { goTo } from '@/lib/browser/navigation'
import type { Field } from '@/lib/forms/fields'
import type { MailProgramWords } from '@/lib/forms/form-page-schemas'
import type { Mail, MailWords } from '@/lib/forms/mail'

const submittingMilliseconds = 500
const thanksMilliseconds = 5_000

type Props = {
  fields: readonly Field[]
  words: MailProgramWords
  phone: { display: string; dial: string }
  /** Address of the company. */
  email: string
  mail: MailWords
  /** Label of its button. */
  button: string
  /** What is said once the mail program was asked to open. */
  success: string
}

/** The contact form where nothing is set that it could be sent to: opens the visitor's mail program with the inquiry. */
export function MailInquiry(props: Props) {
  const { fields, words, phone, email, button, success } = props
  const [state, setState] = useState<'idle' | 'submitting' | 'submitted'>('idle')
  const [sent, setSent] = useState<{ mail: Mail } & Pick<typeof mailPress, 'SentInquiry'>>()
  const press = useRef<typeof mailPress>(undefined)
  /** Whether a press waits for the script. A second press would open a second e-mail. */
  const isWaiting = useRef(false)
  const thanks = useRef<HTMLDivElement>(null)
  const isThanking = state === 'submitted'

  useEffect(() => thanks.current?.focus(), [state])

  /** Submits the form once the script has loaded. If it doesn't load, the browser opens the e-mail in its own way. */
  async function loadAndSubmit(form: HTMLFormElement) {
    if (isWaiting.current) return
    isWaiting.current = true
    try {
      press.current = await inTime(loadPress())
    } catch {
      if (form.reportValidity()) form.submit()
    }
    isWaiting.current = false
    if (!press.current) return
    press.current.cleanControls(form, fields)
    form.requestSubmit()
  }

  /** Before the browser checks what was filled in. */
  function clean(event: MouseEvent<HTMLButtonElement>) {
    const { form } = event.currentTarget
    if (!form) return
    if (press.current) return press.current.cleanControls(form, fields)
    event.preventDefault()
    void loadAndSubmit(form)
  }

  async function openMail(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (!press.current) return loadAndSubmit(form)
    if (state !== 'idle') return
    const { readForm, missingFields, askForFields, mailOf, mailtoLink, SentInquiry } = press.current
    const values = readForm(form, fields)
    const missing = missingFields(fields, values).map(({ name }) => name)
    if (missing.length > 0) return askForFields(form, missing)
    const mail = mailOf(props.mail, fields, values)
    setSent({ mail, SentInquiry })
    setState('submitting')
    goTo(mailtoLink(email, mail).href)
    await wait(submittingMilliseconds)
    form.reset()
    setState('submitted')
    await wait(thanksMilliseconds)
    // The panel goes: whoever is still on it comes back to the form's heading, not to the top.
    if (document.activeElement === thanks.current) {
      document.getElementById('contact-form-heading')?.focus()
    }
    setState('idle')
  }

  return (
    // The thanks take the form's own room, so that nothing below jumps.
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
            {words.thanks}
          </p>
          <p id="contact-success">{success}</p>
        </div>
      )}
      <div className={`col-start-1 row-start-1 ${isThanking ? 'invisible row-span-3' : ''}`}>
        <form
          // Before hydration and without script the browser hands the form to the mail program.
          action={`mailto:${email}`}
          method="post"
          encType="text/plain"
          onInput={() => loadPress().catch(() => {})}
          onSubmit={openMail}
          className="grid max-w-measure gap-6"
        >
          {fields.map((field) => (
            <FormField key={field.name} field={field} />
          ))}
          <div>
            <Button type="submit" disabled={state === 'submitting'} onClick={clean}>
              {state === 'submitting' ? words.submitting : button}
            </Button>
          </div>
        </form>
      </div>
      {sent && state !== 'submitting' && (
        <div className="col-start-1 row-start-2 pt-6">
          <sent.SentInquiry words={words} mail={sent.mail} email={email} phone={phone} />
        </div>
      )}
    </div>
  )
}

const loadPress = loadAgain(() => import('./mail-press'))

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
