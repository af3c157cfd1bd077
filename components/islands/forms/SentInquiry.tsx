'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/Field'
import { FilledText } from '@/components/ui/FilledText'
import { TextLink } from '@/components/ui/TextLink'
import type { MailProgramWords } from '@/lib/forms/form-page-schemas'
import { mailText, mailtoLink, type Mail } from '@/lib/forms/mail'

type Props = {
  words: MailProgramWords
  mail: Mail
  email: string
  phone: { display: string; dial: string }
}

/** What was written, to copy: a visitor whose mail program did not open has lost nothing. */
export function SentInquiry({ words, mail, email, phone }: Props) {
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
        <FilledText
          text={words.notOpened}
          parts={{
            email: <TextLink href={`mailto:${email}`}>{email}</TextLink>,
            phone: <TextLink href={`tel:${phone.dial}`}>{phone.display}</TextLink>,
          }}
        />
      </p>
      {mailtoLink(email, mail).isCut && <p>{words.cut}</p>}
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="outline" size="small" onClick={copyText}>
          {words.copy}
        </Button>
        <span role="status">{copy === 'copied' && words.copied}</span>
      </div>
      {copy === 'refused' && (
        <Field name="copy" label={words.notCopied}>
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
