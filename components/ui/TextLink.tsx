import type { ReactNode } from 'react'

type Tone = 'brand' | 'inherit'

type Props = {
  /** A page of the site, or a tel: or mailto: address. */
  href: string
  /** `inherit` on green, where the brand's own green would vanish. */
  tone?: Tone
  children: ReactNode
}

const tones: Record<Tone, string> = { brand: 'text-brand', inherit: '' }

/** A link in running text. A phone number stays on one line. */
export function TextLink({ href, tone = 'brand', children }: Props) {
  const wrapping = href.startsWith('tel:') ? 'whitespace-nowrap' : ''
  return (
    <a
      href={href}
      className={`font-semibold underline underline-offset-4 hover:decoration-2 ${tones[tone]} ${wrapping}`}
    >
      {children}
    </a>
  )
}
