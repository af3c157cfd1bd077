import { FilledText } from '@/components/ui/FilledText'
import { TextLink } from '@/components/ui/TextLink'
import { company } from '@/lib/company/company'
import type { Template } from '@/lib/content/fill'

/** A text of the content, with the company's phone number and address as links for its {phone} and {email}. */
export function ContactText({ text }: { text: Template<'phone' | 'email'> }) {
  const { phone, email } = company()
  const parts = {
    phone: <TextLink href={`tel:${phone.dial}`}>{phone.display}</TextLink>,
    email: <TextLink href={`mailto:${email}`}>{email}</TextLink>,
  }
  return <FilledText text={text} parts={parts} />
}
