'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Control, useForm, useWatch } from 'react-hook-form'
import { DateField } from './DateField'
import { ErrorSummary } from './ErrorSummary'
import { FormControl } from './FormControl'
import { useIsHydrated } from './use-is-hydrated'
import { WithoutScript } from './WithoutScript'
import { Button } from '@/components/ui/Button'
import { FilledText } from '@/components/ui/FilledText'
import { TextLink } from '@/components/ui/TextLink'
import { goTo } from '@/lib/browser/history'
import type { Company } from '@/lib/content/schemas/company'
import type { Template } from '@/lib/content/schemas/fields'
import type { FormService, FormWords } from '@/lib/content/schemas/forms'
import {
  type FormTexts,
  type FormField,
  type FormValues,
  visibleFields,
} from '@/lib/forms/form-fields'
import { createMail, mailtoLink, type MailWords } from '@/lib/forms/mail'
import { sendEstimate } from '@/lib/forms/send'
import { resolverOf } from '@/lib/forms/validate'

export type EstimateControls = Control<FormTexts, unknown, FormValues>

type Props = Pick<Company, 'email' | 'phone'> & {
  /** All fields of the form, shown or not. */
  fields: readonly FormField[]
  words: Pick<FormWords, 'problems' | 'failed' | 'failedMail'> & {
    button: string
    submitting: string
    withoutScript: Template<'phone' | 'email'>
  }
  /** Of the email that a visitor may send after a failure. */
  mail: MailWords
  /** Without one, what was filled in is only logged. */
  service?: FormService | undefined
}

/** Asks for an estimate. The thank-you page opens once the request is sent. */
export function EstimateForm(props: Props) {
  const { words, service, email, phone } = props
  const { register, control, handleSubmit, getValues, setValue, reset, formState } = useForm<
    FormTexts,
    unknown,
    FormValues
  >({
    defaultValues: Object.fromEntries(props.fields.map(({ name }) => [name, ''])),
    resolver: resolverOf(props.fields),
    // The error summary gets the focus.
    shouldFocusError: false,
  })
  const isHydrated = useIsHydrated()
  const [state, setState] = useState<'idle' | 'submitting' | 'failed'>('idle')
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isSending = useRef(false)
  const fields = visibleFields(props.fields, useWatch({ control, name: 'pestType' }))
  const messages = Object.fromEntries(
    fields.flatMap(({ name }) => {
      const message = formState.errors[name]?.message
      return message ? [[name, message]] : []
    }),
  )

  /** Autofill, translators and extensions fill in controls without an event. A field that is not shown keeps its entry. */
  function readPage() {
    const page = new FormData(form.current ?? undefined)
    for (const { name } of props.fields) {
      if (page.has(name)) setValue(name, String(page.get(name)))
    }
  }

  useEffect(() => {
    // What was filled in before hydration decides which fields show.
    readPage()
    // React Hook Form may have done so without telling useWatch.
    reset(getValues(), { keepFieldsRef: true })
    // The back/forward cache restores the page as it was left: "Processing...".
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isSending.current = false
      setState('idle')
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs once, after hydration
  }, [])

  useEffect(() => {
    // Browsers take the focus from the button while it is disabled.
    if (state === 'failed' && document.activeElement === document.body) button.current?.focus()
  }, [state])

  function submit(event: FormEvent<HTMLFormElement>) {
    if (state === 'failed') setState('idle')
    readPage()
    return handleSubmit(send)(event)
  }

  /** Called with valid values only. A second press may come while the first is still being checked. */
  async function send(values: FormValues) {
    if (isSending.current) return
    isSending.current = true
    setState('submitting')
    const isSent = await sendEstimate(form.current as HTMLFormElement, values, service)
    if (isSent) return goTo('/thank-you')
    isSending.current = false
    setState('failed')
  }

  return (
    <form
      ref={form}
      // Before hydration and without script the browser sends the form, if there is a service, and checks it.
      action={service?.endpoint}
      method={service && 'post'}
      noValidate={isHydrated}
      onSubmit={submit}
      className="grid max-w-measure gap-6"
    >
      <ErrorSummary heading={words.problems} errors={messages} presses={formState.submitCount} />
      {fields.map((field) => {
        const { name, calendar: words } = field
        const shared = { field, error: messages[name] }
        return words ? (
          <DateField key={name} {...shared} control={control} words={words} />
        ) : (
          <FormControl key={name} {...shared} register={register} />
        )
      })}
      {service && <FieldsOfService service={service} />}
      <div>
        <Button
          ref={button}
          type="submit"
          disabled={state === 'submitting' || (!isHydrated && !service)}
        >
          {state === 'submitting' ? words.submitting : words.button}
        </Button>
      </div>
      {!isHydrated && !service && (
        <WithoutScript text={words.withoutScript} email={email} phone={phone} />
      )}
      <p role="status">
        {/* In an element of its own: translators replace text nodes, and React would throw when it removed one that is gone. */}
        {state === 'failed' && (
          <span>
            <FilledText
              text={words.failed}
              parts={{
                phone: <TextLink href={`tel:${phone.dial}`}>{phone.display}</TextLink>,
                mail: <MailLink {...props} control={control} />,
              }}
            />
          </span>
        )}
      </p>
    </form>
  )
}

/** Opens an email with what is in the form now. */
function MailLink({ fields, words, email, mail, control }: Props & { control: EstimateControls }) {
  const texts = useWatch({ control })
  const text = createMail(mail, visibleFields(fields, texts.pestType), texts)
  return <TextLink href={mailtoLink(email, text).href}>{words.failedMail}</TextLink>
}

function FieldsOfService({ service }: { service: FormService }) {
  return (
    <>
      {Object.entries(service.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* The honeypot: spam programs fill in every field. No form service reserves this name, so each passes it on. */}
      <label aria-hidden="true" className="sr-only">
        Leave this field empty
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </>
  )
}
