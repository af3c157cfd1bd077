'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/Field'
import { TextLink } from '@/components/ui/TextLink'
import { mailText, mailtoLink, type Mail } from '@/lib/forms/mail'

type Props = {
  mail: Mail
  email: string
  phone: { display: string; dial: string }
}

/** What was written, to copy: a visitor whose mail program did not open has lost nothing. */
export function SentInquiry({ mail, email, phone }: Props) {
  const [copy, setCopy] = useState<'none' | 'copied' | 'refused'>('none')
  const text = mailText(mail)

  async function copyText() {
    try {
      await navigator.clipboard.writeText(text)
      setCopy('copied')
    } catch {
      // Refused, or not there at all on an insecure address.
      setCopy('refused')
    }
  }

  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <p>
        Did no email open? Copy your message and send it to{' '}
        <TextLink href={`mailto:${email}`}>{email}</TextLink>, or call{' '}
        <TextLink href={`tel:${phone.dial}`}>{phone.display}</TextLink>.
      </p>
      {mailtoLink(email, mail).isCut && (
        <p>
          Your message was too long for an email link and was cut there. The copy below has all of
          it.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="outline" size="small" onClick={copyText}>
          Copy your message
        </Button>
        <span role="status">{copy === 'copied' && 'Copied.'}</span>
      </div>
      {copy === 'refused' && (
        <Field
          name="copy"
          label="Your browser did not allow copying. The text is selected: copy it from here."
        >
          {(control) => <textarea {...control} ref={select} readOnly rows={8} value={text} />}
        </Field>
      )}
    </div>
  )
}

function select(area: HTMLTextAreaElement | null) {
  area?.focus()
  area?.select()
}
