import { TextLink } from '@/components/ui/TextLink'
import { mainBranch, type Branch } from '@/lib/company/branches'

type Props = { branch?: Branch; tone?: 'inherit'; isOneLine?: boolean }

/** The phone number of an office, and after it the owner's note about emergencies. */
export function PhoneLine({ branch = mainBranch(), tone, isOneLine = false }: Props) {
  const { phone, emergency } = branch
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
