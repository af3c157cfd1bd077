import { TextLink } from '@/components/ui/TextLink'
import { mainBranch, type Branch } from '@/lib/company/branches'

type Props = { branch?: Branch; tone?: 'inherit' }

/** The phone number of an office, and below it the owner's note about emergencies. */
export function PhoneLine({ branch = mainBranch(), tone }: Props) {
  const { phone, emergency } = branch
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
