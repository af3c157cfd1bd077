'use client'

import { useRef, useState, type ComponentProps, type FormEvent } from 'react'
import { ErrorSummary } from './ErrorSummary'
import { FormField } from './FormField'
import { SendingStatus } from './SendingStatus'
import { useEntries } from './use-entries'
import { useSubmission } from './use-submission'
import { filledIn, shownFields, type FormName, type Option } from '@/lib/forms/fields'
import { mailOf, mailtoLink } from '@/lib/forms/mail'
import type { FormService } from '@/lib/forms/settings'
import { errorsOf } from '@/lib/forms/validate'

/** What a page gives each of its forms. */
export type RequestProps = {
  phone: { display: string; dial: string }
  /** Address of the company. */
  email: string
  /** What takes the form. */
  formService?: FormService | undefined
}

type Props = RequestProps &
  Omit<ComponentProps<'form'>, 'className' | 'form'> & {
    form: FormName
    /** What its select offers. */
    options: readonly Option[]
    /** Of the e-mail, where no service was chosen. */
    subject: string
  }

/** A form that is sent. The thank-you page opens once it has arrived. */
export function RequestForm(props: Props) {
  const { form, options, phone, email, subject, formService, ...native } = props
  const element = useRef<HTMLFormElement>(null)
  const [entries, setEntries] = useEntries(form, element, Boolean(formService))
  const [presses, setPresses] = useState(0)
  const { state, isSlow, send, forgetFailure } = useSubmission(form, formService)
  const fields = shownFields(form, options, entries)
  const values = filledIn(fields, entries)
  const errors = errorsOf(fields, values)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'submitting') return
    setPresses(presses + 1)
    if (Object.keys(errors).length > 0) return forgetFailure()
    const trap = new FormData(event.currentTarget).get(trapName)
    void send({ name: form, values, trap: String(trap ?? '') })
  }

  return (
    <form ref={element} onSubmit={submit} className="grid max-w-measure gap-6" {...native}>
      <ErrorSummary errors={presses > 0 ? errors : {}} presses={presses} />
      {fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          error={presses > 0 ? errors[field.name] : undefined}
          entries={entries}
          onChange={setEntries}
        />
      ))}
      {formService && <SpamTrap />}
      <SendingStatus
        form={form}
        state={state}
        isSlow={isSlow}
        phone={phone}
        mailLink={() => mailtoLink(email, mailOf(form, subject, fields, entries)).href}
      />
    </form>
  )
}

/** Form services drop nothing by this name. */
const trapName = 'website'

/** A field for machines that fill in whatever they find. */
function SpamTrap() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this field empty
        <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
