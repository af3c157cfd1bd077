import type { FormName, FormValues } from './service'

/** What a field must hold once it is filled in, and what is said when it does not. A select takes its options only. */
type Rule = { message: string; minCharacters?: number; format?: 'email' | 'number' }

export type Option = { value: string; label: string }

/** What a visitor may choose as the pest. */
export type PestOption = Option & {
  /** Also asks for the size of the rooms and for a day. */
  asksForRooms?: boolean
}

export type Field = {
  /** Also the id of the control, and the name under which it is sent. */
  name: string
  label: string
  /** Begins the field's line in the e-mail, where that is not the label. */
  mailLabel?: string
  hint?: string
  isRequired?: boolean
  /** Without one, the browser's own check of `isRequired` and of the control is the rule. */
  rule?: Rule
  /** The field shows, is checked and is sent only for a pest that asks for the rooms. */
  isForRooms?: boolean
} & (
  | {
      control: 'text' | 'email' | 'tel'
      autoComplete?: string
      inputMode?: 'email' | 'tel' | 'decimal'
    }
  | { control: 'select'; placeholder: string; options: readonly Option[] }
  /** A day from today on, as yyyy-mm-dd in the visitor's time zone. */
  | { control: 'date' }
  | { control: 'textarea'; rows: number }
  /** `link` is the part of the label that leads to a page. A draft does not keep it: consent is given anew. */
  | { control: 'checkbox'; link: { text: string; href: string } }
)

const message: Field = { name: 'message', label: 'Message', control: 'textarea', rows: 4 }

/**
 * What each form asks for, in the order of the page. Markup, checks, error summary, draft, e-mail, and Netlify's page
 * of forms are made from this table.
 */
const table: Record<FormName, Field[]> = {
  estimate: [
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
      options: [],
      isRequired: true,
      rule: { message: 'Please select a pest type.' },
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
    message,
  ],
  contact: [
    { name: 'name', label: 'Name', control: 'text', autoComplete: 'name', isRequired: true },
    { name: 'email', label: 'Email', control: 'email', autoComplete: 'email', isRequired: true },
    { name: 'phone', label: 'Phone', control: 'tel', autoComplete: 'tel', isRequired: true },
    {
      name: 'service',
      label: 'Service',
      mailLabel: 'Service Interest',
      control: 'select',
      placeholder: 'Select a service',
      options: [],
      isRequired: true,
    },
    message,
    {
      name: 'consent',
      label: 'I agree to the privacy policy and consent to being contacted about my inquiry.',
      control: 'checkbox',
      link: { text: 'privacy policy', href: '/privacy-policy' },
      isRequired: true,
    },
  ],
}

/** All that a form may ask for. What its select offers is the company's: `shownFields`, `inquiryFields`. */
export function fieldsOf(form: FormName): Field[] {
  return table[form]
}

/** The estimate's fields that are asked for with this pest, which is one of the given. */
export function shownFields(pests: readonly PestOption[], pestType: string | undefined): Field[] {
  const asksForRooms = pests.find(({ value }) => value === pestType)?.asksForRooms
  return withOptions('estimate', pests).filter(({ isForRooms }) => !isForRooms || asksForRooms)
}

/** The contact form's fields. */
export function inquiryFields(services: readonly Option[]): Field[] {
  return withOptions('contact', services)
}

function withOptions(form: FormName, options: readonly Option[]): Field[] {
  return table[form].map((field) => (field.control === 'select' ? { ...field, options } : field))
}

/** What was filled in, without the spaces around it. Blank fields are left out. */
export function filledIn(fields: readonly Field[], values: Partial<FormValues>): FormValues {
  const entries = fields.map(({ name }) => [name, values[name]?.trim()])
  return Object.fromEntries(entries.filter(([, text]) => text))
}

/** All texts of a form in the document, by the names of its controls. */
export function readForm(form: HTMLFormElement | null): Record<string, string> {
  const entries = [...new FormData(form ?? undefined)]
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}
