'use client'

import { Field } from '@/components/ui/Field'
import { FilledText } from '@/components/ui/FilledText'
import { SelectField } from '@/components/ui/SelectField'
import { TextLink } from '@/components/ui/TextLink'
import type { Field as FieldOfForm } from '@/lib/forms/fields'

type Props = {
  field: FieldOfForm
  error?: string | undefined
  /** A hint about the entry that is no error. */
  note?: string | undefined
}

/** One entry of the table of fields, other than a date. */
export function FormField({ field, error, note }: Props) {
  const { name, label, optional, hint, isRequired: required = false } = field
  const frame = { name, label, optional, hint, error, note }
  const entry = { required, defaultValue: '' }
  switch (field.control) {
    case 'select': {
      const { placeholder, options = [] } = field
      return <SelectField {...frame} {...entry} placeholder={placeholder} options={options} />
    }
    case 'textarea':
      return <Field {...frame}>{(control) => <textarea {...control} {...entry} rows={4} />}</Field>
    case 'checkbox':
      return (
        <label className="grid grid-cols-[auto_1fr] items-start gap-3">
          <input type="checkbox" name={name} required={required} className="mt-0.5 size-6" />
          <span>
            <FilledText
              text={label}
              parts={{ link: <TextLink href="/privacy-policy">{field.link}</TextLink> }}
            />
          </span>
        </label>
      )
    default: {
      const { control: type, inputMode, autoComplete } = field
      return (
        <Field {...frame}>
          {(control) => (
            <input
              {...control}
              {...entry}
              type={type}
              inputMode={inputMode}
              autoComplete={autoComplete}
              pattern={required ? anyLetter : undefined}
            />
          )}
        </Field>
      )
    }
  }
}

/** Blanks fill in nothing, also where the browser sends the form by itself. */
const anyLetter = '.*\\S.*'
