import type { ReactNode } from 'react'
import type { FieldProps } from './field-parts'

/** Label, hint and error around a control, which `described` ties to them. */
export function Field({
  name,
  label,
  isOptional,
  hint,
  error,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className={`grid gap-1.5 ${error ? 'border-l-4 border-error pl-4' : ''}`}>
      <label id={`${name}-label`} htmlFor={name} className="font-semibold">
        {label}
        {isOptional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${name}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${name}-error`} className="font-semibold text-error">
          {error}
        </p>
      )}
    </div>
  )
}
