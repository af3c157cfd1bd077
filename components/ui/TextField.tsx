import type { ComponentProps } from 'react'
import { Field } from './Field'
import { controlLook, described, type FieldProps } from './field-parts'

type Props = FieldProps & Omit<ComponentProps<'input'>, 'className' | 'id' | 'name'>

export function TextField({ name, label, isOptional, hint, error, ...control }: Props) {
  const field = { name, label, isOptional, hint, error }
  return (
    <Field {...field}>
      <input id={name} name={name} className={controlLook} {...described(field)} {...control} />
    </Field>
  )
}
