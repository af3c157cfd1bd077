import { FilledText } from '@/components/ui/FilledText'
import { TextLink } from '@/components/ui/TextLink'
import type { Template } from '@/lib/content/fill'
import { company } from '@/lib/site/company'

/** A text from the content with links to the company's phone and email for {phone} and {email}. */
export function ContactText({ text }: { text: Template<'phone' | 'email'> }) {
  const { phone, email } = company()
  const parts = {
    phone: <TextLink href={`tel:${phone.dial}`}>{phone.display}</TextLink>,
    email: <TextLink href={`mailto:${email}`}>{email}</TextLink>,
  }
  return <FilledText text={text} parts={parts} />
}
