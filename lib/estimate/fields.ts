import { pestTypes } from '@/content/estimate'

/** What a field must hold once it is filled in, and what is said when it does not. */
export type Rule = { message: string } & (
  { minCharacters: number } | { format: 'email' | 'number' } | { oneOf: readonly string[] }
)

export type EstimateField<Name extends string = string> = {
  /** Also the id of the control, and the name under which the request is sent. */
  name: Name
  /** Also begins the field's line in the e-mail. */
  label: string
  hint?: string
  /** The field shows, is checked and is sent for this pest only. */
  onlyFor?: (typeof pestTypes)[number]['value']
} & ({ isRequired: true; rule: Rule } | { isRequired?: false; rule?: Rule }) &
  (
    | {
        control: 'text' | 'email' | 'tel'
        autoComplete?: string
        inputMode?: 'email' | 'tel' | 'decimal'
      }
    | {
        control: 'select'
        placeholder: string
        options: readonly { value: string; label: string }[]
      }
    /** A day from today on, as yyyy-mm-dd in the visitor's time zone. */
    | { control: 'date' }
    | { control: 'textarea'; rows: number }
  )

const table = [
  {
    name: 'name',
    label: 'Name',
    control: 'text',
    autoComplete: 'name',
    isRequired: true,
    rule: { minCharacters: 2, message: 'Name must be at least 2 characters.' },
  },
  {
    name: 'email',
    label: 'Email',
    control: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    isRequired: true,
    rule: { format: 'email', message: 'Please enter a valid email address.' },
  },
  {
    name: 'phone',
    label: 'Phone',
    hint: 'With area code. We call to agree on a time, and for nothing else.',
    control: 'tel',
    autoComplete: 'tel',
    inputMode: 'tel',
    isRequired: true,
    rule: { minCharacters: 10, message: 'Please enter a valid phone number.' },
  },
  {
    name: 'pestType',
    label: 'Pest type',
    control: 'select',
    placeholder: 'Select a pest type',
    options: pestTypes,
    isRequired: true,
    rule: {
      oneOf: pestTypes.map(({ value }) => value),
      message: 'Please select a pest type.',
    },
  },
  {
    name: 'squareFootage',
    label: 'Square footage',
    hint: 'Of the rooms to be treated, as near as you know it.',
    control: 'text',
    inputMode: 'decimal',
    rule: { format: 'number', message: 'Square footage must be a number' },
    onlyFor: 'bed-bugs',
  },
  {
    name: 'treatmentDate',
    label: 'Preferred treatment date',
    control: 'date',
    onlyFor: 'bed-bugs',
  },
  { name: 'message', label: 'Message', control: 'textarea', rows: 4 },
] as const satisfies readonly EstimateField[]

export type EstimateFieldName = (typeof table)[number]['name']

/**
 * What the estimate form asks for, in the order of the page. The markup, the checks, the error summary,
 * the draft and the e-mail are made from this table.
 */
export const estimateFields: readonly EstimateField<EstimateFieldName>[] = table

/** The fields as the form holds them: what was typed, the value of what was chosen. */
export type EstimateValues = Partial<Record<EstimateFieldName, string>>

/** What is sent, by the names of the fields. */
export type EstimateData = Readonly<Record<string, string>>

/** The fields that are asked for with this pest. */
export function shownFields(pestType: string | undefined) {
  return estimateFields.filter(({ onlyFor }) => !onlyFor || onlyFor === pestType)
}

/** What was typed into the fields that show, without the spaces around it. Blank fields are left out. */
export function filledIn(values: EstimateValues): EstimateData {
  const entries = shownFields(values.pestType).map(({ name }) => [name, values[name]?.trim()])
  return Object.fromEntries(entries.filter(([, text]) => text))
}
