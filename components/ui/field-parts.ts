/** What every field takes. */
export type FieldProps = {
  /** Also the id, so that an error summary can link to the field. */
  name: string
  label: string
  /** Adds "(optional)" to the label. */
  isOptional?: boolean
  hint?: string
  error?: string
}

/** Looks of whatever a visitor types into or chooses from. The focus scrolls to it with its label and its hint. */
export const controlLook =
  'scroll-mt-24 w-full rounded-sm border-2 border-control bg-card px-3 py-2.5 text-base text-ink hover:border-ink aria-invalid:border-error'

/** What ties a control to the hint and the error that Field shows. */
export function described({ name, hint, error }: FieldProps) {
  const ids = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return {
    'aria-describedby': ids || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  }
}
