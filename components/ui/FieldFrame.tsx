import type { ReactNode } from 'react'

export type FieldFrameProps = {
  /** Also the id, so that an error summary can link to the field. */
  name: string
  label: string
  /** Follows the label of a field that may stay empty. */
  optional?: string | undefined
  hint?: string | undefined
  error?: string | undefined
}

type Props = FieldFrameProps & {
  /** Renders the control with these props: its look, and its ties to label, hint and error. */
  children: (control: ReturnType<typeof controlProps>) => ReactNode
}

export function FieldFrame({ children, ...field }: Props) {
  const { name, label, optional, hint, error } = field
  return (
    <div className={`grid gap-2 ${error ? 'border-s-4 border-error ps-4' : ''}`}>
      <label id={`${name}-label`} htmlFor={name} className="font-semibold">
        {/* The space is in the same text node: otherwise Chromium leaves it out of the field's name. */}
        {optional ? `${label} ` : label}
        {optional && <span className="font-normal text-ink-soft">{optional}</span>}
      </label>
      {hint && (
        <p id={`${name}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children(controlProps(field))}
      {error && (
        <p id={`${name}-error`} className="font-semibold text-error">
          {error}
        </p>
      )}
    </div>
  )
}

function controlProps({ name, hint, error }: FieldFrameProps) {
  const ids = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return {
    id: name,
    name,
    'aria-describedby': ids || undefined,
    // Said before any check, too: Firefox would call an empty required field invalid.
    'aria-invalid': Boolean(error),
    // A link to the field also shows its label and hint, below the header.
    className:
      'scroll-mt-24 w-full rounded-sm border-2 border-control bg-card px-3 py-2.5 text-base text-ink scheme-only-light hover:border-ink aria-invalid:border-error',
  }
}
