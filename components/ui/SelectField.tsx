import type { ComponentProps } from 'react'
import { FieldFrame, type FieldFrameProps } from './FieldFrame'

type Props = Omit<FieldFrameProps, 'optional'> &
  Omit<ComponentProps<'select'>, 'className'> & {
    options: readonly { value: string; label: string }[]
    /** First entry: no choice. It cannot be chosen again. */
    placeholder?: string | undefined
  }

export function SelectField({ name, label, hint, error, options, placeholder, ...select }: Props) {
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error}>
      {(control) => (
        <select
          {...control}
          {...select}
          className={`${control.className} select-arrow pe-9 text-ellipsis`}
        >
          {placeholder && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
