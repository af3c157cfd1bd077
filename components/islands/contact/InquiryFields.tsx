'use client'

import { SelectField } from '@/components/ui/SelectField'
import { TextAreaField } from '@/components/ui/TextAreaField'
import { TextField } from '@/components/ui/TextField'
import { TextLink } from '@/components/ui/TextLink'
import { consentText } from '@/content/contact-form'

const messageRows = 4

type Props = { services: readonly { value: string; label: string }[] }

/** What the contact form asks for. The checks are the browser's own. */
export function InquiryFields({ services }: Props) {
  return (
    <div className="grid gap-5 pb-5">
      <TextField name="name" label="Name" type="text" autoComplete="name" required />
      <TextField name="email" label="Email" type="email" autoComplete="email" required />
      <TextField name="phone" label="Phone" type="tel" autoComplete="tel" required />
      <SelectField
        name="service"
        label="Service"
        placeholder="Select a service"
        options={services}
        defaultValue=""
        required
      />
      <TextAreaField name="message" label="Message" isOptional rows={messageRows} />
      <Consent />
    </div>
  )
}

function Consent() {
  const policy = 'privacy policy'
  const [before, after] = consentText.split(policy)
  return (
    <label className="grid grid-cols-[auto_1fr] items-start gap-3">
      <input type="checkbox" name="consent" required className="mt-0.5 size-6" />
      <span>
        {before}
        <TextLink href="/privacy-policy">{policy}</TextLink>
        {after}
      </span>
    </label>
  )
}
