import type { ReactNode } from 'react'
import { buttonLook, type ButtonSize, type ButtonVariant } from './button-looks'

type Props = {
  /** A page of the site, or a tel: or mailto: address. */
  href: string
  variant?: ButtonVariant
  size?: ButtonSize
  children: ReactNode
}

export function ButtonLink({ href, variant = 'signal', size = 'normal', children }: Props) {
  return (
    <a href={href} className={buttonLook(variant, size)}>
      {children}
    </a>
  )
}
