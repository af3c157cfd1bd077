import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field'

type Props = FieldProps &
  Omit<ComponentProps<'select'>, 'className' | 'children'> & {
    options: readonly { value: string; label: string }[]
    /** First entry: no choice. It cannot be chosen again. */
    placeholder?: string
  }

export function SelectField(props: Props) {
  const { name, label, optional, hint, error, options, placeholder, ...select } = props
  return (
    <Field name={name} label={label} optional={optional} hint={hint} error={error}>
      {(control) => (
        <select
          {...control}
          {...select}
          className={`${control.className} select-arrow pr-9 text-ellipsis`}
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
      )}
    </Field>
  )
}
