import type { FormValues } from '../forms/service'

/** What a field must hold once it is filled in, and what is said when it does not. */
export type Rule = { message: string } & (
  { minCharacters: number } | { format: 'email' | 'number' } | { oneOf: readonly string[] }
)

/** What a visitor may choose as the pest. */
export type PestOption = {
  value: string
  label: string
  /** Also asks for the size of the rooms and for a day. */
  asksForRooms?: boolean
}

export type EstimateField<Name extends string = string> = {
  /** Also the id of the control, and the name under which the request is sent. */
  name: Name
  /** Also begins the field's line in the e-mail. */
  label: string
  hint?: string
  /** The field shows, is checked and is sent only for a pest that asks for the rooms. */
  isForRooms?: boolean
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
    // Those of the company.
    options: [],
    isRequired: true,
    rule: { oneOf: [], message: 'Please select a pest type.' },
  },
  {
    name: 'squareFootage',
    label: 'Square footage',
    hint: 'Of the rooms to be treated, as near as you know it.',
    control: 'text',
    inputMode: 'decimal',
    rule: { format: 'number', message: 'Square footage must be a number' },
    isForRooms: true,
  },
  {
    name: 'treatmentDate',
    label: 'Preferred treatment date',
    control: 'date',
    isForRooms: true,
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

/** The fields that are asked for with this pest, which is one of the given. */
export function shownFields(
  pests: readonly PestOption[],
  pestType: string | undefined,
): EstimateField<EstimateFieldName>[] {
  const asksForRooms = pests.find(({ value }) => value === pestType)?.asksForRooms
  return estimateFields
    .filter(({ isForRooms }) => !isForRooms || asksForRooms)
    .map((field) => (field.name === 'pestType' ? withOptions(field, pests) : field))
}

function withOptions<Name extends string>(
  field: EstimateField<Name>,
  options: readonly PestOption[],
): EstimateField<Name> {
  if (field.control !== 'select' || !field.rule) return field
  const rule = { oneOf: options.map(({ value }) => value), message: field.rule.message }
  return { ...field, options, isRequired: true, rule }
}

/** What was typed into the fields that show, without the spaces around it. Blank fields are left out. */
export function filledIn(pests: readonly PestOption[], values: EstimateValues): FormValues {
  const entries = shownFields(pests, values.pestType).map(({ name }) => [
    name,
    values[name]?.trim(),
  ])
  return Object.fromEntries(entries.filter(([, text]) => text))
}
