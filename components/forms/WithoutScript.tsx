import { FilledText } from '@/components/ui/FilledText'
import { TextLink } from '@/components/ui/TextLink'
import type { Company } from '@/lib/content/schemas/company'
import type { Template } from '@/lib/content/schemas/fields'

type Props = Pick<Company, 'email' | 'phone'> & { text: Template<'phone' | 'email'> }

/** Phone and email for a form whose script does not come. The style shows it late, and the form removes it when it is hydrated. */
export function WithoutScript({ text, email, phone }: Props) {
  const parts = {
    phone: <TextLink href={`tel:${phone.dial}`}>{phone.display}</TextLink>,
    email: <TextLink href={`mailto:${email}`}>{email}</TextLink>,
  }
  return (
    <p className="shown-late noscript:-order-1">
      <FilledText text={text} parts={parts} />
    </p>
  )
}
