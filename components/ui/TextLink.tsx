import type { ReactNode } from 'react'

type Props = {
  /** A page of the site or of another, or a tel:, sms: or mailto: address. Without one, the text is no link. */
  href: string | undefined
  /** `inherit`: for links on the brand color. */
  tone?: keyof typeof tones
  /** Not within a sentence: the target is at least 24 pixels high, also in small text (WCAG 2.5.8). */
  isAlone?: boolean
  /** In a list of nothing but links, which needs no line below each. */
  isListed?: boolean
  /** The language of the linked page and its name, if it is not English. */
  lang?: string | undefined
  children: ReactNode
}

const tones = { brand: 'text-brand', inherit: '' }

/** A text link. A phone number stays on one line if it fits. */
export function TextLink(props: Props) {
  const { href, tone = 'brand', isAlone = false, isListed = false, lang, children } = props
  if (!href) return children
  return (
    <a
      href={href}
      lang={lang}
      hrefLang={lang}
      className={`underline-offset-4 ${isListed ? 'hover:underline' : 'font-semibold underline hover:decoration-2'} ${tones[tone]} ${displayOf(href, isAlone || isListed)}`}
    >
      {children}
    </a>
  )
}

function displayOf(href: string, isAlone: boolean) {
  // `align-top` aligns a list marker with the first line of a link on two lines.
  if (isAlone) return 'inline-block min-h-6 align-top print:min-h-0'
  return /^(tel|sms):/.test(href) ? 'inline-block' : ''
}
