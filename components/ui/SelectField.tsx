import type { ChangeEventHandler } from 'react'
import { Field, type FieldProps } from './Field'

type Props = Omit<FieldProps, 'optional' | 'note'> & {
  options: readonly { value: string; label: string }[]
  /** First entry: no choice. It cannot be chosen again. */
  placeholder?: string | undefined
  required?: boolean | undefined
  defaultValue?: string
  value?: string
  onChange?: ChangeEventHandler<HTMLSelectElement>
}

export function SelectField(props: Props) {
  return (
    <Field name={props.name} label={props.label} hint={props.hint} error={props.error}>
      {(control) => (
        <select
          {...control}
          required={props.required}
          defaultValue={props.defaultValue}
          value={props.value}
          onChange={props.onChange}
          className={`${control.className} select-arrow pr-9 text-ellipsis`}
        >
          {props.placeholder && (
            <option value="" disabled>
              {props.placeholder}
            </option>
          )}
          {props.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
