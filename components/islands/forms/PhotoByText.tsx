import { FilledText } from '@/components/ui/FilledText'
import { TextLink } from '@/components/ui/TextLink'
import type { Template } from '@/lib/content/fill'

export type PhotoByTextProps = {
  text: Template<'number'>
  number: { display: string; dial: string }
}

export function PhotoByText({ text, number }: PhotoByTextProps) {
  const link = <TextLink href={`sms:${number.dial}`}>{number.display}</TextLink>
  return (
    <p>
      <FilledText text={text} parts={{ number: link }} />
    </p>
  )
}
