'use client'

import type { UseFormRegister } from 'react-hook-form'
import { FieldFrame } from '@/components/ui/FieldFrame'
import { FilledText } from '@/components/ui/FilledText'
import { SelectField } from '@/components/ui/SelectField'
import { TextLink } from '@/components/ui/TextLink'
import type { FormTexts, FormField } from '@/lib/forms/form-fields'

type Props = {
  field: FormField
  /** Of React Hook Form. A form without it reads the page. */
  register?: UseFormRegister<FormTexts>
  error?: string | undefined
}

/** Any field of a form other than a date. */
export function FormControl({ field, register, error }: Props) {
  const { name, label, optional, hint, isRequired } = field
  const registration = register?.(name) ?? { name }
  switch (field.control) {
    case 'checkbox':
      return (
        <label className="grid grid-cols-[auto_1fr] items-start gap-3">
          <input
            {...registration}
            type="checkbox"
            value="on"
            required={isRequired}
            aria-invalid={false}
            className="mt-0.5 size-6"
          />
          <span>
            <FilledText
              text={label}
              parts={{ link: <TextLink href="/privacy-policy">{field.link}</TextLink> }}
            />
          </span>
        </label>
      )
    case 'select':
      return (
        <SelectField
          {...registration}
          label={label}
          hint={hint}
          error={error}
          options={field.options ?? []}
          placeholder={field.placeholder}
          required={isRequired}
          defaultValue=""
        />
      )
    default:
      return (
        <FieldFrame name={name} label={label} optional={optional} hint={hint} error={error}>
          {(control) =>
            field.control === 'textarea' ? (
              <textarea {...control} {...registration} rows={4} defaultValue="" />
            ) : (
              <input
                {...control}
                {...registration}
                type={field.control}
                inputMode={field.inputMode}
                autoComplete={field.autoComplete}
                required={isRequired}
                pattern={isRequired ? anyVisibleCharacter : undefined}
                defaultValue=""
              />
            )
          }
        </FieldFrame>
      )
  }
}

/** Where the browser sends the form by itself, spaces are not an entry either. */
const anyVisibleCharacter = '.*\\S.*'
