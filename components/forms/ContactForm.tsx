'use client'

import { useEffect, useRef, useState, type FormEvent } from 'react'
import { FormControl } from './FormControl'
import { useIsHydrated } from './use-is-hydrated'
import { WithoutScript } from './WithoutScript'
import { Button } from '@/components/ui/Button'
import { FieldFrame } from '@/components/ui/FieldFrame'
import { FilledText } from '@/components/ui/FilledText'
import { TextLink } from '@/components/ui/TextLink'
import { goTo } from '@/lib/browser/history'
import type { Company } from '@/lib/content/schemas/company'
import type { ContactFormWords } from '@/lib/content/schemas/forms'
import { cleanInputs } from '@/lib/forms/clean-text'
import type { FormField } from '@/lib/forms/form-fields'
import { createMail, mailText, mailtoLink, type Mail, type MailWords } from '@/lib/forms/mail'

const submittingMilliseconds = 500
const thanksMilliseconds = 5_000

type Props = Pick<Company, 'email' | 'phone'> & {
  fields: readonly FormField[]
  words: Pick<
    ContactFormWords,
    'button' | 'submitting' | 'thanks' | 'success' | 'notOpened' | 'cut' | 'copy' | 'withoutScript'
  >
  mail: MailWords
}

/** Opens the visitor's mail program with the inquiry. The browser checks the fields, with its own messages. */
export function ContactForm({ fields, words, email, phone, mail: mailWords }: Props) {
  const isHydrated = useIsHydrated()
  const [state, setState] = useState<'idle' | 'submitting' | 'thanking'>('idle')
  const [sent, setSent] = useState<Mail>()
  const outcome = useRef<HTMLDivElement>(null)
  const isThanking = state === 'thanking'

  useEffect(() => {
    if (isThanking) outcome.current?.focus()
  }, [isThanking])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state !== 'idle') return
    const form = event.currentTarget
    // Autofill fires no event, so the page is read.
    const mail = createMail(mailWords, fields, Object.fromEntries(new FormData(form)))
    setState('submitting')
    goTo(mailtoLink(email, mail).href)
    await wait(submittingMilliseconds)
    form.reset()
    setSent(mail)
    setState('thanking')
    await wait(thanksMilliseconds)
    setState('idle')
  }

  return (
    // The thanks take the form's own room, so that nothing below jumps.
    <div className="grid">
      {sent && (
        <div
          ref={outcome}
          tabIndex={-1}
          {...(isThanking && {
            role: 'group',
            'aria-labelledby': 'contact-thanks',
            'aria-describedby': 'contact-success',
          })}
          className="col-start-1 row-start-1 grid scroll-mt-24 gap-4 self-start pb-6"
        >
          {isThanking && (
            <div className="grid gap-2 rounded-sm bg-brand-tint px-6 py-4">
              <p id="contact-thanks" className="font-display text-lg">
                {words.thanks}
              </p>
              <p id="contact-success">{words.success}</p>
            </div>
          )}
          <SentInquiry words={words} mail={sent} email={email} phone={phone} />
        </div>
      )}
      <form
        // Before hydration and without script the browser hands the form to the mail program.
        action={`mailto:${email}`}
        method="post"
        encType="text/plain"
        onSubmit={submit}
        onInvalid={({ target }) => markInvalid(target as HTMLInputElement)}
        onInput={({ target }) => unmarkValid(target as HTMLInputElement)}
        className={`col-start-1 grid max-w-measure gap-6 ${isThanking ? 'invisible row-start-1' : 'row-start-2'}`}
      >
        {fields.map((field) => (
          <FormControl key={field.name} field={field} />
        ))}
        <div>
          <Button
            type="submit"
            disabled={state === 'submitting'}
            // The Enter key fires it, too, and the browser checks the fields after it.
            onClick={({ currentTarget }) => cleanInputs(currentTarget.form, fields)}
          >
            {state === 'submitting' ? words.submitting : words.button}
          </Button>
        </div>
        {!isHydrated && <WithoutScript text={words.withoutScript} email={email} phone={phone} />}
      </form>
    </div>
  )
}

type SentInquiryProps = Pick<Props, 'words' | 'email' | 'phone'> & { mail: Mail }

/** What was written, to copy where no mail program has opened. */
function SentInquiry({ words, mail, email, phone }: SentInquiryProps) {
  return (
    <div className="grid gap-3">
      <p>
        <FilledText
          text={words.notOpened}
          parts={{
            email: <TextLink href={`mailto:${email}`}>{email}</TextLink>,
            phone: <TextLink href={`tel:${phone.dial}`}>{phone.display}</TextLink>,
          }}
        />
      </p>
      {mailtoLink(email, mail).isCut && <p>{words.cut}</p>}
      <FieldFrame name="copy" label={words.copy}>
        {(control) => (
          <textarea
            {...control}
            readOnly
            rows={8}
            value={mailText(mail)}
            onFocus={({ target }) => target.select()}
          />
        )}
      </FieldFrame>
    </div>
  )
}

/** Tells a screen reader which field the browser refuses. */
function markInvalid(control: HTMLInputElement) {
  control.setAttribute('aria-invalid', 'true')
}

function unmarkValid(control: HTMLInputElement) {
  if (control.validity.valid) control.setAttribute('aria-invalid', 'false')
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
