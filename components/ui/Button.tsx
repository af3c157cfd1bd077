import type { ComponentProps, ReactNode } from 'react'

export type ButtonLook = {
  variant?: keyof typeof variants | undefined
  size?: keyof typeof sizes | undefined
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & ButtonLook

export function Button({ variant, size, type = 'button', ...props }: ButtonProps) {
  return (
    <button
      type={type}
      className={`${buttonLook({ variant, size })} cursor-pointer disabled:cursor-progress disabled:opacity-75`}
      {...props}
    />
  )
}

type ButtonLinkProps = ButtonLook & {
  /** A page of the site, or a tel: or mailto: address. */
  href: string
  /** The language of the words, if it differs from the page's. */
  lang?: string | undefined
  children: ReactNode
}

/** With a space after it: where the style doesn't count, two of them would read as one. */
export function ButtonLink({ href, variant, size, lang, children }: ButtonLinkProps) {
  return (
    <>
      <a href={href} lang={lang} className={buttonLook({ variant, size })}>
        {children}
      </a>{' '}
    </>
  )
}

const base =
  'inline-flex items-center justify-center gap-2 rounded-sm py-2 text-center text-sm font-semibold motion-safe:color-transition forced-colors:border print:hidden'

/** Each screen has one `signal` button: in the call bar of a phone, in the header of a wide screen, or in a form. */
const variants = {
  signal: 'bg-signal text-on-signal hover:bg-signal-strong active:bg-signal-strong',
  /** For the first button on a band of the brand color. */
  light:
    'border-2 border-paper bg-paper text-brand-deep hover:border-ochre hover:bg-ochre hover:text-brand-deep',
  outline: 'border-2 border-ink text-ink hover:bg-ink hover:text-paper',
  /** For the brand color, and for the header, whose text changes its color. */
  'outline-current': 'border-2 border-current hover:bg-ochre hover:text-brand-deep',
}

const sizes = {
  /** Two of them fit into a row of a phone, on two lines if they must. */
  normal: 'min-h-12 px-3 sm:px-5',
  /** For the header and the call bar. */
  small: 'min-h-11 px-3',
}

function buttonLook({ variant = 'signal', size = 'normal' }: ButtonLook) {
  return `${base} ${variants[variant]} ${sizes[size]}`
}
