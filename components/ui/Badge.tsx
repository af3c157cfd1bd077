import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon'

type Variant = 'filled' | 'quiet'

type Props = {
  variant: Variant
  icon?: IconName
  children: ReactNode
}

const variants: Record<Variant, string> = {
  filled: 'inline-block rounded-full bg-brand px-3 font-text text-xs font-semibold text-card',
  quiet: 'inline-flex items-center gap-1 text-brand',
}

/** A word or two that mark what they stand beside. */
export function Badge({ variant, icon, children }: Props) {
  return (
    <span className={variants[variant]}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}
