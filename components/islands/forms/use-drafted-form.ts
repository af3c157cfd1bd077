import { useEffect } from 'react'
import { useForm, type Control, type Resolver } from 'react-hook-form'
import { readDraft, saveDraft } from '@/lib/forms/draft'
import type { FormEntries, FormField, FormName, FormValues } from '@/lib/forms/form-fields'

export type FormControls = Control<FormEntries, unknown, FormValues>

/** React Hook Form, for a form whose entries survive a reload until they are sent or cleared. */
export function useDraftedForm(
  form: FormName,
  fields: readonly FormField[],
  resolver?: Resolver<FormEntries, unknown, FormValues>,
) {
  const methods = useForm<FormEntries, unknown, FormValues>({
    defaultValues: Object.fromEntries(fields.map(({ name }) => [name, ''])),
    resolver,
    // The error summary gets the focus.
    shouldFocusError: false,
  })
  const { getValues, setValue, reset, subscribe } = methods

  useEffect(() => {
    const draft = readDraft(form)
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(form, draftOf(fields, values)),
    })
    // What was typed before hydration comes first. It is set again, because useWatch has missed it.
    const entries = fields.map(({ name }) => [name, getValues(name) || draft[name] || ''])
    reset(Object.fromEntries(entries), { keepDefaultValues: true, keepFieldsRef: true })
    return unsubscribe
  }, [form, fields, getValues, reset, subscribe])

  /** Takes over what the page contains: autofill, translators and extensions fill in controls without an event. */
  function readPage(element: HTMLFormElement) {
    const page = new FormData(element)
    // A field that the page does not show keeps its value.
    for (const { name } of fields.filter(({ name }) => element.elements.namedItem(name))) {
      setValue(name, String(page.get(name) ?? ''), { shouldDirty: true })
    }
  }

  return { ...methods, readPage }
}

/** Consent is given anew. */
function draftOf(fields: readonly FormField[], values: FormEntries): FormValues {
  const kept = fields.filter(({ name, control }) => values[name] && control !== 'checkbox')
  return Object.fromEntries(kept.map(({ name }) => [name, values[name]]))
}
