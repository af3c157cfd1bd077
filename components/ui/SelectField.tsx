import type { ComponentProps } from 'react'
import { Field } from './Field'
import { controlLook, described, type FieldProps } from './field-parts'

type Props = FieldProps &
  Omit<ComponentProps<'select'>, 'className' | 'id' | 'name' | 'children'> & {
    options: readonly { value: string; label: string }[]
    /** First entry: no choice. It cannot be chosen again. */
    placeholder?: string
  }

export function SelectField({
  name,
  label,
  isOptional,
  hint,
  error,
  options,
  placeholder,
  ...control
}: Props) {
  const field = { name, label, isOptional, hint, error }
  return (
    <Field {...field}>
      <select
        id={name}
        name={name}
        className={`${controlLook} select-arrow`}
        {...described(field)}
        {...control}
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
