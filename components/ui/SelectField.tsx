import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react'
import { FieldFrame, type FieldFrameProps } from './FieldFrame'

type Props = Omit<FieldFrameProps, 'optional'> & {
  options: readonly { value: string; label: string }[]
  /** First entry: no choice. It cannot be chosen again. */
  placeholder?: string | undefined
  required?: boolean | undefined
  defaultValue?: string
  value?: string
  ref?: Ref<HTMLSelectElement>
  onChange?: ChangeEventHandler<HTMLSelectElement>
  onBlur?: FocusEventHandler<HTMLSelectElement>
}

export function SelectField({ name, label, hint, error, options, placeholder, ...select }: Props) {
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error}>
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
