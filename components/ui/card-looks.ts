export type CardVariant = 'plain' | 'pressable' | 'featured'

const base = 'rounded-sm border border-line bg-card'

/** As a card leads somewhere as a whole, its edge answers the pointer and the keyboard. */
const pressable = 'relative text-ink hover:border-ink has-focus-visible:border-ink'

const variants: Record<CardVariant, string> = {
  plain: '',
  pressable,
  /** One among others that may be pressed, set apart from them. */
  featured: `${pressable} [box-shadow:inset_0_4px_--theme(--color-ochre)]`,
}

/** What opens the rest of a `group`, with a sign of whether it is open. */
export const summaryLook =
  "flex min-h-12 items-center justify-between gap-4 py-3 font-semibold after:text-xl after:[content:'+'] group-open:after:[content:'−']"

/** The look of a card, for whatever element its content is: an article, a figure, an entry of a list. */
export function cardLook(variant: CardVariant) {
  return `${base} ${variants[variant]}`
}
