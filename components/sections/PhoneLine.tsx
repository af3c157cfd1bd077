import { TextLink } from '@/components/ui/TextLink'
import { company } from '@/lib/content/company'

type Props = { tone?: 'inherit'; isOneLine?: boolean }

export function PhoneLine({ tone, isOneLine = false }: Props) {
  const { phone, emergency } = company()
  return (
    <>
      <TextLink href={`tel:${phone.dial}`} tone={tone}>
        {phone.display}
      </TextLink>
      {emergency && (
        <>
          {isOneLine ? ', ' : <br />}
          {emergency}
        </>
      )}
    </>
  )
}
