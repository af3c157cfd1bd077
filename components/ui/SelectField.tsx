import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field'

type Props = FieldProps &
  Omit<ComponentProps<'select'>, 'className' | 'children'> & {
    options: readonly { value: string; label: string }[]
    /** First entry: no choice. It cannot be chosen again. */
    placeholder?: string
  }

export function SelectField({ options, placeholder, required, value, onChange, ...field }: Props) {
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          {...{ required, value, onChange }}
          className={`${control.className} select-arrow`}
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
