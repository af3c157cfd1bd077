'use client'

import { FieldFrame } from '@/components/ui/FieldFrame'
import { FilledText } from '@/components/ui/FilledText'
import { TextLink } from '@/components/ui/TextLink'
import type { Company } from '@/lib/company/company-schema'
import type { MailProgramWords } from '@/lib/forms/form-page-schemas'
import { mailText, mailtoLink, type Mail } from '@/lib/forms/mail'

type Props = {
  words: MailProgramWords
  mail: Mail
  email: string
  phone: Company['phone']
}

/** What was written, to copy where no mail program has opened. */
export function SentInquiry({ words, mail, email, phone }: Props) {
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
