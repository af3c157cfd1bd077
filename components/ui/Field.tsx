import type { ComponentProps, ReactNode } from 'react'

type FieldProps = {
  /** Also the id, so that an error summary can link to the field. */
  name: string
  label: string
  /** Adds "(optional)" to the label. */
  isOptional?: boolean
  hint?: string
  error?: string
}

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'className' | 'id' | 'name'>

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'className' | 'id' | 'name'>

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'className' | 'id' | 'name' | 'children'> & {
    options: readonly { value: string; label: string }[]
    /** First entry, which stands for no choice and cannot be chosen again. */
    placeholder?: string
  }

/** Looks of whatever a visitor types into or chooses from. */
export const controlLook =
  'w-full rounded-sm border-2 border-control bg-card px-3 py-2.5 text-base text-ink hover:border-ink aria-invalid:border-error'

export function TextField({ name, label, isOptional, hint, error, ...input }: TextFieldProps) {
  return (
    <Field name={name} label={label} isOptional={isOptional} hint={hint} error={error}>
      <input
        id={name}
        name={name}
        className={controlLook}
        {...described(name, hint, error)}
        {...input}
      />
    </Field>
  )
}

export function TextAreaField({
  name,
  label,
  isOptional,
  hint,
  error,
  ...area
}: TextAreaFieldProps) {
  return (
    <Field name={name} label={label} isOptional={isOptional} hint={hint} error={error}>
      <textarea
        id={name}
        name={name}
        className={controlLook}
        {...described(name, hint, error)}
        {...area}
      />
    </Field>
  )
}

export function SelectField({
  name,
  label,
  isOptional,
  hint,
  error,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field name={name} label={label} isOptional={isOptional} hint={hint} error={error}>
      <select
        id={name}
        name={name}
        className={controlLook}
        {...described(name, hint, error)}
        {...select}
      >
        {placeholder && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}

/** Label, hint and error around a control, which `described` ties to them. */
function Field({
  name,
  label,
  isOptional,
  hint,
  error,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className={`grid gap-1.5 ${error ? 'border-l-4 border-error pl-4' : ''}`}>
      <label htmlFor={name} className="font-semibold">
        {label}
        {isOptional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${name}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children}
      <FieldError name={name} error={error} />
    </div>
  )
}

/** The message of a field; its id is what `described` refers to. */
function FieldError({ name, error }: { name: string; error?: string }) {
  if (!error) return null
  return (
    <p id={`${name}-error`} className="font-semibold text-error">
      {error}
    </p>
  )
}

function described(name: string, hint?: string, error?: string) {
  const ids = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return {
    'aria-describedby': ids || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  }
}
