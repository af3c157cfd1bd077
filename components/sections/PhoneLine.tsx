import { TextLink } from '@/components/ui/TextLink'
import { company } from '@/lib/company/company'

/** The phone number, and below it the owner's note about emergencies. */
export function PhoneLine({ tone }: { tone?: 'inherit' }) {
  const { phone, emergency } = company()
  return (
    <>
      <TextLink href={`tel:${phone.dial}`} tone={tone}>
        {phone.display}
      </TextLink>
      {emergency && (
        <>
          <br />
          {emergency}
        </>
      )}
    </>
  )
}
