/** The form that was filled in, as the receiver reads it. */
export type FormName = 'estimate' | 'contact'

/** What was filled in, by the names of the fields. */
export type FormValues = Readonly<Record<string, string>>

/** Netlify's name for the field that says which form it was. */
export const netlifyFormField = 'form-name'

/** Under which names the photos are sent. Netlify takes one file a field. */
export const photoFields = ['photo_1', 'photo_2', 'photo_3']

/** What a field must hold once it is filled in, and what is said when it does not. A select takes its options only. */
type Rule = { message: string; minCharacters?: number; format?: 'email' | 'number' }

/** What a visitor may choose as the service or as the pest. */
export type Option = {
  value: string
  label: string
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
      inputMode?: 'decimal'
    }
  | { control: 'select'; placeholder: string; options?: readonly Option[] }
  /** A day from today on, as yyyy-mm-dd in the visitor's time zone. */
  | { control: 'date' }
  | { control: 'textarea'; rows: number }
  /** `link` is the part of the label that leads to a page. A draft does not keep it: consent is given anew. */
  | { control: 'checkbox'; link: { text: string; href: string } }
)

const message: Field = { name: 'message', label: 'Message', control: 'textarea', rows: 4 }

/**
 * All that each form may ask for, in the order of the page. Markup, checks, error summary, draft, e-mail, and Netlify's
 * page of forms are made from this table.
 */
export const formFields: Record<FormName, Field[]> = {
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
      isRequired: true,
      rule: { format: 'email', message: 'Please enter a valid email address.' },
    },
    {
      name: 'phone',
      label: 'Phone',
      hint: 'With area code. We call to agree on a time, and for nothing else.',
      control: 'tel',
      autoComplete: 'tel',
      isRequired: true,
      rule: { minCharacters: 10, message: 'Please enter a valid phone number.' },
    },
    {
      name: 'pestType',
      label: 'Pest type',
      control: 'select',
      placeholder: 'Select a pest type',
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

/**
 * What a form asks for, after what was filled in so far.
 *
 * @param options What its select offers.
 */
export function shownFields(
  form: FormName,
  options: readonly Option[],
  values: FormValues,
): Field[] {
  const asksForRooms = options.find(({ value }) => value === values.pestType)?.asksForRooms
  return formFields[form]
    .filter(({ isForRooms }) => !isForRooms || asksForRooms)
    .map((field) => (field.control === 'select' ? { ...field, options } : field))
}

/** What was filled in, without the spaces around it. Blank fields are left out. */
export function filledIn(fields: readonly Field[], values: FormValues): FormValues {
  const entries = fields.map(({ name }) => [name, values[name]?.trim()])
  return Object.fromEntries(entries.filter(([, text]) => text))
}
