const base = 'rounded-sm border bg-card'

/** The whole card is a link, so its border shows hover and focus. */
const pressable = 'relative text-ink hover:border-ink has-focus-visible:border-ink'

const variants = {
  plain: '',
  pressable,
  /** A pressable card that stands out from the others. */
  featured: `${pressable} [box-shadow:inset_0_4px_--theme(--color-ochre)]`,
}

/**
 * The look of a `<summary>` with a plus or minus sign. `after:` would set an empty `content` of its own, and the sign
 * would be gone.
 */
export const summaryLook =
  'sign flex min-h-12 items-center justify-between gap-4 py-3 font-semibold [&::after]:text-lg'

/** The look of a card, for any element: an article, a figure, a list item. */
export function cardLook(variant: keyof typeof variants) {
  return `${base} ${variants[variant]}`
}
