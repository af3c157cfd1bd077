'use client'

import { useLayoutEffect, useRef, type FormEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { DateField } from './DateField'
import { ErrorSummary } from './ErrorSummary'
import { FormControl } from './FormControl'
import { PhotoByText, type PhotoByTextProps } from './PhotoByText'
import { SendingStatus } from './SendingStatus'
import { useDraft } from './use-draft'
import { loadCode, useSubmission } from './use-submission'
import type { Company } from '@/lib/company/company-schema'
import { disableBrowserChecks } from '@/lib/forms/disable-browser-checks'
import { readForm } from '@/lib/forms/form-element'
import {
  honeypotName,
  visibleFields,
  type FormField,
  type FormName,
  type FormValues,
} from '@/lib/forms/form-fields'
import type { FormWords } from '@/lib/forms/form-page-schemas'
import type { FormService } from '@/lib/forms/form-service-schema'
import { createMail, mailtoLink, type MailWords } from '@/lib/forms/mail'

type Props = {
  form: FormName
  /** All fields of the form, shown or not. */
  fields: readonly FormField[]
  words: Pick<FormWords, 'problems' | 'sending'>
  /** Of the company. */
  email: string
  phone: Company['phone']
  /** Of the e-mail that a visitor may send instead. */
  mail: MailWords
  /** What its button says, before the press and after it. */
  labels: { button: string; submitting: string }
  photoByText?: PhotoByTextProps | undefined
  formService?: FormService | undefined
}

/** A form that is sent. The thank-you page opens once it has arrived. */
export function RequestForm(props: Props) {
  const { form, words, email, phone, mail, labels, formService } = props
  const element = useRef<HTMLFormElement>(null)
  const { register, control, handleSubmit, getValues, setValue, reset, subscribe, formState } =
    useForm<FormValues>({
      // Loads at the first input, or at the press.
      resolver: async (...form) => (await loadCode()).resolverOf(props.fields)(...form),
      // The error summary gets the focus.
      shouldFocusError: false,
    })
  const { errors, isSubmitted, submitCount } = formState
  const values = useWatch({ control }) as FormValues
  useDraft({
    form,
    fields: props.fields,
    element,
    keepsDraft: Boolean(formService),
    reset,
    subscribe,
  })
  const submission = useSubmission({
    form,
    fields: props.fields,
    service: formService,
    handleSubmit,
  })
  const fields = visibleFields(props.fields, values)
  const messages = Object.fromEntries(
    fields.flatMap(({ name }) => {
      const message = errors[name]?.message
      return message ? [[name, message]] : []
    }),
  )

  useLayoutEffect(() => {
    if (element.current) return disableBrowserChecks(element.current)
  }, [])

  /** Gives React Hook Form what the page contains: autofill fires no event. */
  function readPage() {
    if (!element.current) return
    for (const [name, text] of Object.entries(readForm(element.current, props.fields))) {
      if (getValues(name) !== text) setValue(name, text, { shouldValidate: isSubmitted })
    }
    loadCode().catch(() => {})
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    readPage()
    void submission.submit(event.currentTarget)
  }

  return (
    // Without our scripts the browser sends it. Where nothing takes it, `dialog` makes a submit do nothing: `get` would
    // put names into the address, and no host takes a `post`.
    <form
      action={formService?.endpoint}
      method={formService ? 'post' : 'dialog'}
      noValidate={!formService}
      ref={element}
      onSubmit={submit}
      onChange={readPage}
      className="grid max-w-measure gap-6"
    >
      <ErrorSummary heading={words.problems} errors={messages} presses={submitCount} />
      {fields.map((field) => {
        const { name, calendar } = field
        return calendar ? (
          <DateField
            key={name}
            name={name}
            label={field.label}
            optional={field.optional}
            hint={field.hint}
            error={messages[name]}
            words={calendar}
            value={values[name] ?? ''}
            onChange={(day) => setValue(name, day, { shouldValidate: isSubmitted })}
          />
        ) : (
          <FormControl key={name} field={field} register={register} error={messages[name]} />
        )
      })}
      {props.photoByText && <PhotoByText {...props.photoByText} />}
      {formService && <FieldsOfService form={form} service={formService} />}
      <SendingStatus
        words={words.sending}
        labels={labels}
        state={submission.state}
        isSlow={submission.isSlow}
        phone={phone}
        mailLink={() => mailtoLink(email, createMail(mail, fields, values)).href}
      />
    </form>
  )
}

/** What the browser sends besides, where it sends the form by itself. sendForm adds the same. */
function FieldsOfService({ form, service }: { form: FormName; service: FormService }) {
  return (
    <>
      {Object.entries({ form, ...service.fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* Spam programs fill in every field. What they write here is sent along, and stops nothing. */}
      <label aria-hidden="true" className="sr-only">
        Leave this field empty
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </>
  )
}
