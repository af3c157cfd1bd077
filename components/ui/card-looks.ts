export type CardVariant = 'plain' | 'pressable'

const base = 'rounded-sm border border-line bg-card'

/** The whole card is a link, so its border shows hover and focus. */
const pressable = 'relative text-ink hover:border-ink has-focus-visible:border-ink'

const variants: Record<CardVariant, string> = {
  plain: '',
  pressable,
}

/** The look of a `<summary>` in a `group`, with a plus or minus sign. */
export const summaryLook =
  "flex min-h-12 items-center justify-between gap-4 py-3 font-semibold after:text-xl after:[content:'+'] group-open:after:[content:'−']"

/** The look of a card, for any element: an article, a figure, a list item. */
export function cardLook(variant: CardVariant) {
  return `${base} ${variants[variant]}`
}
