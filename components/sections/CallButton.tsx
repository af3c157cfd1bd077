import type { ButtonVariant } from '@/components/ui/button-looks'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Icon } from '@/components/ui/Icon'
import { company } from '@/lib/company/company'

export function CallButton({ variant = 'signal-wide' }: { variant?: ButtonVariant }) {
  return (
    <ButtonLink href={`tel:${company.phone.dial}`} variant={variant}>
      <Icon name="phone" />
      <span>
        Call <span className="inline-block">{company.phone.display}</span>
      </span>
    </ButtonLink>
  )
}
