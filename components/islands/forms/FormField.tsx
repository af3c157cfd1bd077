'use client'

import { DateField } from './DateField'
import { Field } from '@/components/ui/Field'
import { FilledText } from '@/components/ui/FilledText'
import { SelectField } from '@/components/ui/SelectField'
import { TextLink } from '@/components/ui/TextLink'
import { noteOn, type Field as FieldOfForm } from '@/lib/forms/fields'

type Props = {
  field: FieldOfForm
  error?: string | undefined
  /** What was filled in so far, where the form follows it. */
  value?: string | undefined
  /** Gets a day from the calendar. What else is filled in stands in the page, from which the form reads it. */
  onChooseDay?: (day: string) => void
}

/** One entry of the table of fields. */
export function FormField({ field, error, value = '', onChooseDay }: Props) {
  const { name, label, optional, hint, isRequired: required = false } = field
  const frame = { name, label, optional, hint, error, note: noteOn(field, value) }
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
    case 'date':
      return (
        field.calendar && (
          <DateField {...frame} words={field.calendar} value={value} onChange={onChooseDay} />
        )
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
