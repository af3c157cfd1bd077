import type { ReactNode } from 'react'

type Tone = 'brand' | 'inherit'

type Props = {
  /** A page of the site or of another, or a tel:, sms: or mailto: address. */
  href: string
  /** `inherit` on the brand's color, where a link in it would vanish. */
  tone?: Tone
  /** On a line of its own, and high enough for a thumb, also in small print (WCAG 2.5.8). */
  isAlone?: boolean
  /** Of a page that is not in English, and of its name. */
  lang?: string | undefined
  children: ReactNode
}

const tones: Record<Tone, string> = { brand: 'text-brand', inherit: '' }

/** A link in words. A phone number stays on one line where it fits. */
export function TextLink({ href, tone = 'brand', isAlone = false, lang, children }: Props) {
  // align-top: a list's marker then aligns with the first of two lines.
  const isPhone = href.startsWith('tel:')
  const box = isAlone
    ? 'inline-block min-h-6 align-top print:min-h-0'
    : isPhone
      ? 'inline-block'
      : ''
  return (
    <a
      href={href}
      lang={lang}
      hrefLang={lang}
      className={`font-semibold underline underline-offset-4 hover:decoration-2 ${tones[tone]} ${box}`}
    >
      {children}
    </a>
  )
}
