'use client'

import { useEffect, type FormEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { ClearButton } from './ClearButton'
import { DateField } from './DateField'
import { ErrorSummary } from './ErrorSummary'
import { FormControl } from './FormControl'
import { PhotoByText, type PhotoByTextProps } from './PhotoByText'
import { SendingStatus } from './SendingStatus'
import { useDraftedForm, type FormControls } from './use-drafted-form'
import { TextLink } from '@/components/ui/TextLink'
import { goTo } from '@/lib/browser/navigation'
import type { Company } from '@/lib/company/company-schema'
import { saveDraft } from '@/lib/forms/draft'
import { disableBrowserChecks, passesBrowserChecks } from '@/lib/forms/form-element'
import { honeypotName, visibleFields, type FormField, type FormName } from '@/lib/forms/form-fields'
import type { FormWords } from '@/lib/forms/form-page-schemas'
import type { FormService } from '@/lib/forms/form-service-schema'
import { createMail, mailtoLink, type MailWords } from '@/lib/forms/mail'
import { sendForm } from '@/lib/forms/send'
import { resolverOf } from '@/lib/forms/validate'

type Props = {
  form: FormName
  /** All fields of the form, shown or not. */
  fields: readonly FormField[]
  words: Pick<FormWords, 'problems' | 'sending' | 'clear'>
  email: string
  phone: Company['phone']
  /** Of the e-mail that a visitor may send instead. */
  mail: MailWords
  /** What its button says, before the press and after it. */
  labels: { button: string; submitting: string }
  photoByText?: PhotoByTextProps | undefined
  /** Without one, what was filled in is only logged. */
  formService?: FormService | undefined
}

/** A form that is sent. The thank-you page opens once it has arrived. */
export function RequestForm(props: Props) {
  const { form, words, formService } = props
  const { register, control, handleSubmit, reset, setError, formState, readPage } = useDraftedForm(
    form,
    props.fields,
    resolverOf(props.fields),
  )
  const { errors, isDirty, isSubmitting, isSubmitSuccessful, submitCount } = formState
  /** From the press until it has failed, or another page opens. */
  const isBusy = isSubmitting || isSubmitSuccessful
  const fields = visibleFields(props.fields, useWatch({ control, name: 'pestType' }))
  const messages = Object.fromEntries(
    fields.flatMap(({ name }) => {
      const message = errors[name]?.message
      return message ? [[name, message]] : []
    }),
  )

  useEffect(() => {
    if (!isBusy) return
    // The back/forward cache restores the page as it was left: "Processing...". WebKit never ends its request.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset(undefined, { keepValues: true })
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [isBusy, reset])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (isBusy) return
    // By the spec, the browser checks the contact form with its own messages.
    if (form === 'contact' && !passesBrowserChecks(element, fields)) return
    readPage(element)
    const hasLeft = watchDeparture()
    await handleSubmit(async (values) => {
      if (hasLeft()) return
      const honeypot = new FormData(element).get(honeypotName)
      const failure = await sendForm({
        service: formService,
        form,
        values: { ...values, ...(honeypot && { [honeypotName]: String(honeypot) }) },
        hasLeft,
      })
      if (hasLeft()) return
      if (failure) {
        setError('root.failure', { message: words.sending[failure] })
      } else {
        saveDraft(form, {})
        goTo('/thank-you')
      }
    })()
  }

  return (
    // Without our scripts the browser sends it. Where nothing takes it, `dialog` makes a submit do nothing: `get` would
    // put names into the address, and no host takes a `post`.
    <form
      action={formService?.endpoint}
      method={formService ? 'post' : 'dialog'}
      noValidate={!formService}
      ref={disableBrowserChecks}
      onSubmit={submit}
      className="grid max-w-measure gap-6"
    >
      <ErrorSummary heading={words.problems} errors={messages} presses={submitCount} />
      {fields.map((field) => {
        const { name, calendar: words } = field
        const shared = { field, error: messages[name] }
        return words ? (
          <DateField key={name} {...shared} control={control} words={words} />
        ) : (
          <FormControl key={name} {...shared} register={register} />
        )
      })}
      {props.photoByText && <PhotoByText {...props.photoByText} />}
      {formService && <FieldsOfService form={form} service={formService} />}
      <SendingStatus
        words={words.sending}
        labels={props.labels}
        isBusy={isBusy}
        failure={isBusy ? undefined : errors.root?.failure?.message}
        phone={props.phone}
        mailLink={<MailLink {...props} control={control} />}
      >
        <ClearButton label={words.clear} isShown={isDirty && !isBusy} reset={reset} />
      </SendingStatus>
    </form>
  )
}

function MailLink({ fields, words, email, mail, control }: Props & { control: FormControls }) {
  const entries = useWatch({ control })
  const text = createMail(mail, visibleFields(fields, entries.pestType), entries)
  return <TextLink href={mailtoLink(email, text).href}>{words.sending.mail}</TextLink>
}

/** @returns Whether the visitor has left the page since. An answer that comes later opens no other page. */
function watchDeparture() {
  let hasLeft = false
  window.addEventListener('pagehide', () => (hasLeft = true), { once: true })
  return () => hasLeft
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
