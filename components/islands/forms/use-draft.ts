import { useLayoutEffect, type RefObject } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { readDraft, saveDraft } from '@/lib/forms/draft'
import { readForm } from '@/lib/forms/form-element'
import type { FormField, FormName, FormValues } from '@/lib/forms/form-fields'

type Options = Pick<UseFormReturn<FormValues>, 'reset' | 'subscribe'> & {
  form: FormName
  fields: readonly FormField[]
  element: RefObject<HTMLFormElement | null>
  keepsDraft: boolean
}

/** Begins a form with what was typed before hydration and, where it keeps a draft, before a reload. Keeps the draft. */
export function useDraft(options: Options) {
  const { form, fields, element, keepsDraft, reset, subscribe } = options
  useLayoutEffect(() => {
    if (!element.current) return
    const typed = Object.entries(readForm(element.current, fields)).filter(([, text]) => text)
    reset({ ...(keepsDraft && readDraft(form)), ...Object.fromEntries(typed) })
    if (!keepsDraft) return
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(form, draftOf(fields, values)),
    })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  }, [])
}

/** Consent is given anew. */
function draftOf(fields: readonly FormField[], values: FormValues): FormValues {
  const kept = fields.filter(({ name, control }) => values[name] && control !== 'checkbox')
  return Object.fromEntries(kept.map(({ name }) => [name, String(values[name])]))
}
