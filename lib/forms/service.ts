/** The form that was filled in, as the receiver reads it. */
export type FormName = 'estimate' | 'contact'

/** What takes the forms, and how it wants them. */
export type FormService = {
  endpoint: string
  body: 'form' | 'json'
  /** Sent along as they are. */
  fields: Readonly<Record<string, string>>
  /** Name of the field that holds the name of the form. */
  formField: string
  /** What a form that was taken is answered with: JSON or nothing, or whatever comes with a 2xx. */
  answer: 'json' | 'any'
}

/** What was filled in, by the names of the fields. */
export type FormValues = Readonly<Record<string, string>>
