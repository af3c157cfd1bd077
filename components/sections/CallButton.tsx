import { ButtonLink, type ButtonSize, type ButtonVariant } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { company } from '@/lib/site/company'
import { everyPage } from '@/lib/site/page-copy'

type Props = {
  variant?: ButtonVariant
  size?: ButtonSize
  /** The label before the number. */
  call?: string | undefined
}

export function CallButton(props: Props) {
  const { variant = 'outline', size, call = everyPage().callBar.call } = props
  const { phone } = company()
  return (
    <ButtonLink href={`tel:${phone.dial}`} variant={variant} size={size}>
      <Icon name="phone" look={size === 'pair' ? 'from-sm' : undefined} />
      <span>
        <span className="sr-only xs:not-sr-only">{`${call} `}</span>
        <span className="inline-block">{phone.display}</span>
      </span>
    </ButtonLink>
  )
}
