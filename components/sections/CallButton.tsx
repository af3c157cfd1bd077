import { ButtonLink, type ButtonLook } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { company } from '@/lib/content/company'
import { everyPage } from '@/lib/content/pages'

type Props = Pick<ButtonLook, 'variant'> & {
  /** The label before the number. */
  call?: string | undefined
}

export function CallButton({ variant = 'outline', call }: Props) {
  const { phone } = company()
  return (
    <ButtonLink href={`tel:${phone.dial}`} variant={variant}>
      <Icon name="phone" look="from-sm" />
      <span>
        <span className="sr-only xs:not-sr-only">{`${call ?? everyPage().callBar.call} `}</span>
        <span className="inline-block">{phone.display}</span>
      </span>
    </ButtonLink>
  )
}
