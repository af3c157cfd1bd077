import type { ReactNode } from 'react'
import { buttonLook, type ButtonSize, type ButtonVariant } from './button-looks'

type Props = {
  /** A page of the site, or a tel: or mailto: address. */
  href: string
  variant?: ButtonVariant
  size?: ButtonSize | undefined
  /** The language of the words, if it differs from the page's. */
  lang?: string | undefined
  children: ReactNode
}

/** With a space after it: where the style doesn't count, two of them would read as one. */
export function ButtonLink({ href, variant = 'signal', size = 'normal', lang, children }: Props) {
  return (
    <>
      <a href={href} lang={lang} className={buttonLook(variant, size)}>
        {children}
      </a>{' '}
    </>
  )
}
