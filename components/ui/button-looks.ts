/** The looks that buttons and links dressed as buttons share. */
export type ButtonVariant = 'signal' | 'signal-wide' | 'outline' | 'outline-current' | 'quiet'

export type ButtonSize = 'normal' | 'small' | 'compact'

const base =
  'inline-flex items-center justify-center gap-2 rounded-sm text-center font-semibold motion-safe:color-transition forced-colors:border print:hidden'

const variants: Record<ButtonVariant, string> = {
  signal: 'bg-signal text-card hover:bg-signal-strong active:bg-signal-strong',
  /** Filled only where the screen is too wide for the call bar, whose filled button is the one on a phone. */
  'signal-wide':
    'border-2 border-current hover:border-signal-strong hover:bg-signal-strong hover:text-card md:border-signal md:bg-signal md:text-card',
  outline: 'border-2 border-ink text-ink hover:bg-ink hover:text-paper',
  'outline-current': 'border-2 border-current hover:bg-ochre hover:text-brand-deep',
  quiet: 'border border-control bg-card text-ink hover:border-ink',
}

const sizes: Record<ButtonSize, string> = {
  normal: 'min-h-12 px-5 py-2.5 text-base',
  /** For the bar at the bottom of a small screen. */
  compact: 'min-h-11 px-3 py-2 text-xs whitespace-nowrap',
  small: 'min-h-11 px-3 py-2 text-sm whitespace-nowrap sm:px-4',
}

export function buttonLook(variant: ButtonVariant, size: ButtonSize) {
  return `${base} ${variants[variant]} ${sizes[size]}`
}
