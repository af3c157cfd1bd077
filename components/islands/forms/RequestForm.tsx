'use client'

import { useLayoutEffect, useRef, type FormEvent } from 'react'
import { useForm, type FieldErrors } from 'react-hook-form'
import { DateField } from './DateField'
import { ErrorSummary } from './ErrorSummary'
import { FormField } from './FormField'
import { SendingStatus } from './SendingStatus'
import { useEntries } from './use-entries'
import { useSubmission } from './use-submission'
import { inTime, loadAgain } from '@/lib/browser/load-again'
import type { CityLine } from '@/lib/forms/city-line'
import { noteOn, shownFields, type Field, type FormName, type FormValues } from '@/lib/forms/fields'
import { askForFields, cleanControls, readForm } from '@/lib/forms/form-element'
import type { FormWords } from '@/lib/forms/form-page-schemas'
import { mailOf, mailtoLink, type MailWords } from '@/lib/forms/mail'
import type { FormService } from '@/lib/forms/settings'

type Props = {
  form: FormName
  /** All that it may ask for. */
  fields: readonly Field[]
  words: Pick<FormWords, 'problems' | 'sending'>
  phone: { display: string; dial: string }
  /** Address of the company. */
  email: string
  /** Of the e-mail that a visitor may send instead. */
  mail: MailWords
  /** What its button says, before the press and after it. */
  labels: { button: string; submitting: string }
  cityLine?: CityLine
  /** What takes the form. */
  formService?: FormService | undefined
}

/** A form that is sent. The thank-you page opens once it has arrived. */
export function RequestForm(props: Props) {
  const { form, words, phone, email, mail, labels, formService } = props
  const element = useRef<HTMLFormElement>(null)
  const state = useForm<FormValues, unknown, FormValues>({
    resolver: async (...values) => (await inTime(loadPress())).resolverOf(props.fields)(...values),
    shouldFocusError: false,
  })
  const { errors, submitCount } = state.formState
  const [entries, enter] = useEntries({
    form,
    fields: props.fields,
    element,
    keepsDraft: Boolean(formService),
    line: props.cityLine,
    state,
  })
  // What sendForm adds to the fields.
  const native: Record<string, string> = formService ? { form, ...formService.fields } : {}
  const { busyRef, send, setState, ...submission } = useSubmission(form, formService, loadPress)
  const fields = shownFields(props.fields, entries)
  const messages = Object.fromEntries(
    fields.flatMap(({ name }) => (errors[name]?.message ? [[name, errors[name].message]] : [])),
  )

  function readEntries({ currentTarget }: FormEvent<HTMLFormElement>) {
    loadPress().catch(() => {})
    enter(readForm(currentTarget, props.fields))
  }

  useLayoutEffect(() => {
    // Its fields have messages of ours. Before hydration the browser checks what it would send by itself.
    if (form === 'estimate') element.current?.setAttribute('novalidate', '')
  }, [form])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busyRef.current || submission.state === 'submitting') return
    const { currentTarget } = event
    const trap = String(new FormData(currentTarget).get(trapName) ?? '')
    enter(readForm(currentTarget, props.fields))
    // Checking takes a moment too, in which the button may be pressed again.
    busyRef.current = true
    try {
      await state.handleSubmit(
        (values) => send({ ...values, ...(trap && { [trapName]: trap }) }),
        (found) => {
          setState('idle')
          const names = namesWithoutMessage(found)
          if (names.length > 0) askForFields(currentTarget, names)
        },
      )(event)
    } catch {
      setState(navigator.onLine ? 'notLoaded' : 'offline')
    }
    busyRef.current = false
  }

  return (
    // Without our scripts the browser sends it. Where nothing takes it, `dialog` makes a submission do nothing: `get` would
    // put names into the address, and no host takes a `post`.
    <form
      action={formService?.endpoint}
      method={formService ? 'post' : 'dialog'}
      noValidate={!formService}
      ref={element}
      onSubmit={submit}
      onInput={readEntries}
      onChange={readEntries}
      className="grid max-w-measure gap-6"
    >
      <ErrorSummary heading={words.problems} errors={messages} presses={submitCount} />
      {fields.map((field) => {
        const { name, calendar } = field
        const error = messages[name]
        const value = entries[name] ?? ''
        return calendar ? (
          <DateField
            key={name}
            name={name}
            error={error}
            value={value}
            words={calendar}
            label={field.label}
            optional={field.optional}
            hint={field.hint}
            onChange={(day) =>
              element.current && enter({ ...readForm(element.current, props.fields), [name]: day })
            }
          />
        ) : (
          <FormField key={name} field={field} error={error} note={noteOn(field, value)} />
        )
      })}
      {Object.entries(native).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {formService && (
        // For machines that fill in whatever they find. What they write is sent along, and stops nothing.
        <label aria-hidden="true" className="sr-only">
          Leave this field empty
          <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
        </label>
      )}
      <SendingStatus
        words={words.sending}
        labels={labels}
        {...submission}
        onPress={() => {
          const { current } = element
          if (current && !current.noValidate) cleanControls(current, props.fields)
        }}
        phone={phone}
        mailLink={() => mailtoLink(email, mailOf(mail, fields, entries)).href}
      />
    </form>
  )
}

/** Of the fields for which the browser has the words. */
const namesWithoutMessage = (errors: FieldErrors<FormValues>) =>
  Object.keys(errors).filter((name) => !errors[name]?.message)

/** No form service uses this name itself, so each passes it on. */
const trapName = 'website'

/** Fetched with the first letter, or the button. */
const loadPress = loadAgain(() => import('@/lib/forms/press'))
