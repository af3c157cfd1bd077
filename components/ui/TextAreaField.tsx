import type { ComponentProps } from 'react'
import { Field } from './Field'
import { controlLook, described, type FieldProps } from './field-parts'

type Props = FieldProps & Omit<ComponentProps<'textarea'>, 'className' | 'id' | 'name'>

export function TextAreaField({ name, label, isOptional, hint, error, ...control }: Props) {
  const field = { name, label, isOptional, hint, error }
  return (
    <Field {...field}>
      <textarea id={name} name={name} className={controlLook} {...described(field)} {...control} />
    </Field>
  )
}
