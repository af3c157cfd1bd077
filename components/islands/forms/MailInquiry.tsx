'use client'

import { useEffect, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { ClearButton } from './ClearButton'
import { FormControl } from './FormControl'
import { useDraftedForm } from './use-drafted-form'
import { Button } from '@/components/ui/Button'
import { FieldFrame } from '@/components/ui/FieldFrame'
import { FilledText } from '@/components/ui/FilledText'
import { TextLink } from '@/components/ui/TextLink'
import { goTo } from '@/lib/browser/navigation'
import type { Company } from '@/lib/company/company-schema'
import { disableBrowserChecks, passesBrowserChecks } from '@/lib/forms/form-element'
import type { FormField } from '@/lib/forms/form-fields'
import type { MailProgramWords } from '@/lib/forms/form-page-schemas'
import { createMail, mailText, mailtoLink, type Mail, type MailWords } from '@/lib/forms/mail'

const submittingMilliseconds = 500
const thanksMilliseconds = 5_000

type Props = {
  fields: readonly FormField[]
  words: MailProgramWords
  email: string
  phone: Company['phone']
  mail: MailWords
  button: string
  clear: string
  /** Shown once the mail program was asked to open. */
  success: string
}

/** The contact form without a form service: opens the visitor's mail program with the inquiry. */
export function MailInquiry(props: Props) {
  const { fields, words, email, phone, button, success } = props
  const { register, handleSubmit, reset, formState, readPage } = useDraftedForm('contact', fields)
  const { isDirty, isSubmitting } = formState
  const [sent, setSent] = useState<Mail>()
  const [isThanking, setIsThanking] = useState(false)
  const thanks = useRef<HTMLDivElement>(null)
  const copy = useRef<HTMLDivElement>(null)

  useEffect(() => thanks.current?.focus(), [isThanking])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    // By the spec, the browser checks this form with its own messages.
    if (isSubmitting || !passesBrowserChecks(form, fields)) return
    readPage(form)
    await handleSubmit(async (values) => {
      const mail = createMail(props.mail, fields, values)
      setSent(mail)
      goTo(mailtoLink(email, mail).href)
      await wait(submittingMilliseconds)
    })()
    reset()
    setIsThanking(true)
    await wait(thanksMilliseconds)
    if (document.activeElement === thanks.current) {
      // The panel is removed: the focus would go to the top of the page.
      document.getElementById('contact-form-heading')?.focus()
      setIsThanking(false)
    } else {
      showFormBelow(copy.current)
    }
  }

  /** Shows the form again. What the visitor copies or reads above it stays where it is on the screen. */
  function showFormBelow(place: HTMLElement | null) {
    const top = () => place?.getBoundingClientRect().top ?? 0
    const before = top()
    flushSync(() => setIsThanking(false))
    const isInViewOrAbove = before < window.innerHeight
    if (isInViewOrAbove) window.scrollBy({ top: top() - before, behavior: 'instant' })
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
          className="col-start-1 row-start-1 grid gap-2 self-start border-s-4 border-brand bg-brand-tint px-6 py-4"
        >
          <p id="contact-thanks" className="font-display text-xl">
            {words.thanks}
          </p>
          <p id="contact-success">{success}</p>
        </div>
      )}
      {sent && !isSubmitting && (
        <div ref={copy} className="col-start-1 row-start-2 py-6">
          <SentInquiry words={words} mail={sent} email={email} phone={phone} />
        </div>
      )}
      <div
        className={`col-start-1 ${isThanking ? 'invisible row-span-3 row-start-1' : 'row-start-3'}`}
      >
        <form
          // Before hydration and without script the browser hands the form to the mail program.
          action={`mailto:${email}`}
          method="post"
          encType="text/plain"
          ref={disableBrowserChecks}
          onSubmit={submit}
          className="grid max-w-measure gap-6"
        >
          {fields.map((field) => (
            <FormControl key={field.name} field={field} register={register} />
          ))}
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" disabled={isSubmitting}>
              {isSubmitting ? words.submitting : button}
            </Button>
            <ClearButton label={props.clear} isShown={isDirty && !isSubmitting} reset={reset} />
          </div>
        </form>
      </div>
    </div>
  )
}

type SentInquiryProps = Pick<Props, 'words' | 'email' | 'phone'> & { mail: Mail }

/** What was written, to copy where no mail program has opened. */
function SentInquiry({ words, mail, email, phone }: SentInquiryProps) {
  return (
    <div className="grid gap-3 border-t border-line pt-5">
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

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
