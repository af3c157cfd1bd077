import type { ButtonVariant } from '@/components/ui/button-looks'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Icon } from '@/components/ui/Icon'
import { company } from '@/lib/company/company'
import { everyPage } from '@/lib/pages/page-copy'

type Props = {
  variant?: ButtonVariant
  /** The words before the number. */
  call?: string | undefined
}

export function CallButton({ variant = 'signal-wide', call = everyPage.callBar.call }: Props) {
  return (
    <ButtonLink href={`tel:${company.phone.dial}`} variant={variant}>
      <Icon name="phone" />
      <span>
        <span className="sr-only xs:not-sr-only">{`${call} `}</span>
        <span className="inline-block">{company.phone.display}</span>
      </span>
    </ButtonLink>
  )
}
