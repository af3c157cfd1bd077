import { cleanText } from './clean-text'
import type { FieldWords, FormWords } from '@/lib/content/schemas/forms'

export type FormName = 'estimate' | 'contact'

/** Texts as they are checked and sent, by the names of their fields. */
export type FormValues = Readonly<Record<string, string>>

type FieldName = (typeof formFields)[FormName][number]['name']

/** What the controls of a form contain. */
export type FormTexts = Record<FieldName, string>

/** What a visitor may choose as the service or as the pest. */
export type Option = {
  value: string
  label: string
  /** Shows the fields for the size of the rooms and for a day. */
  asksForRooms?: boolean
}

/** A field without its words. */
export type FieldDefinition = {
  /** Also the id of the control, and the name under which it is sent. A date is sent as yyyy-mm-dd. */
  name: string
  control: 'text' | 'email' | 'tel' | 'select' | 'date' | 'textarea' | 'checkbox'
  autoComplete?: string
  inputMode?: 'decimal'
  isRequired?: boolean
  minCharacters?: number
  format?: 'email' | 'number'
  /** Shown, checked and sent only with an option that has `asksForRooms`. */
  isForRooms?: boolean
}

export type FormField = FieldDefinition &
  FieldWords & {
    name: FieldName
    /** Follows the label of a field that may stay empty. */
    optional?: string
    options?: readonly Option[]
    calendar?: FormWords['calendar']
  }

/** In the order of the page. */
export const formFields = {
  estimate: [
    { name: 'name', control: 'text', autoComplete: 'name', isRequired: true, minCharacters: 2 },
    { name: 'email', control: 'email', autoComplete: 'email', isRequired: true, format: 'email' },
    { name: 'phone', control: 'tel', autoComplete: 'tel', isRequired: true, minCharacters: 10 },
    { name: 'pestType', control: 'select', isRequired: true },
    {
      name: 'squareFootage',
      control: 'text',
      inputMode: 'decimal',
      format: 'number',
      isForRooms: true,
    },
    { name: 'treatmentDate', control: 'date', isForRooms: true },
    { name: 'message', control: 'textarea' },
  ],
  contact: [
    { name: 'name', control: 'text', autoComplete: 'name', isRequired: true },
    { name: 'email', control: 'email', autoComplete: 'email', isRequired: true },
    { name: 'phone', control: 'tel', autoComplete: 'tel', isRequired: true },
    { name: 'service', control: 'select', isRequired: true },
    { name: 'message', control: 'textarea' },
    { name: 'consent', control: 'checkbox', isRequired: true },
  ],
} as const satisfies Record<FormName, readonly FieldDefinition[]>

/**
 * The fields of a form with the words of the content: the one list for markup, checks, error summary and email.
 *
 * @param options The options of each select.
 */
export function fieldsWithWords<Form extends FormName>(
  form: Form,
  words: Record<(typeof formFields)[Form][number]['name'], FieldWords>,
  { optional, calendar }: Pick<FormWords, 'optional' | 'calendar'>,
  options: Partial<Record<FieldName, readonly Option[]>>,
): FormField[] {
  const definitions: readonly (FieldDefinition & { name: FieldName })[] = formFields[form]
  return definitions.map((field) => ({
    ...field,
    ...words[field.name as keyof typeof words],
    ...(!field.isRequired && { optional }),
    ...(field.control === 'select' && { options: options[field.name] }),
    ...(field.control === 'date' && { calendar }),
  }))
}

/** Without the fields that the chosen pest does not need. */
export function visibleFields(fields: readonly FormField[], pestType?: string) {
  const options = fields.flatMap((field) => field.options ?? [])
  const asksForRooms = options.some((option) => option.asksForRooms && option.value === pestType)
  return asksForRooms ? fields : fields.filter(({ isForRooms }) => !isForRooms)
}

/** Blank texts are left out. */
export function cleanValues(fields: readonly FormField[], values: Partial<FormTexts>): FormValues {
  const texts = fields.map((field) => {
    // React Hook Form has `false` for an empty checkbox.
    const text: string | false | undefined = values[field.name]
    return [field.name, cleanText(field, text || '')] as const
  })
  return Object.fromEntries(texts.filter(([, text]) => text))
}
