import { useLayoutEffect, type RefObject } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { readDraft, saveDraft } from '@/lib/forms/draft'
import { filledIn, type Field, type FormName, type FormValues } from '@/lib/forms/fields'
import { readForm } from '@/lib/forms/form-element'

/**
 * What a visitor has filled in, by the names of the fields. It begins with what was typed before hydration, and, where
 * the form keeps a draft, with what was typed before a reload of the tab. Consent is given anew.
 *
 * @returns What was filled in, and what changes some of it.
 */
export function useEntries(
  form: FormName,
  fields: readonly Field[],
  element: RefObject<HTMLFormElement | null>,
  keepsDraft: boolean,
  { control, formState, getValues, setValue }: UseFormReturn<FormValues, unknown, FormValues>,
) {
  const entries = useWatch({ control }) as FormValues
  const { isSubmitted } = formState

  function enter(values: FormValues) {
    for (const [name, text] of Object.entries(values)) {
      if (getValues(name) !== text) setValue(name, text, { shouldValidate: isSubmitted })
    }
    const kept = fields.filter(({ control }) => control !== 'checkbox')
    if (keepsDraft) saveDraft(form, filledIn(kept, getValues()))
  }

  useLayoutEffect(() => {
    if (!element.current) return
    // Its fields have messages of ours.
    if (form === 'estimate') element.current.noValidate = true
    const typed = Object.entries(readForm(element.current, fields)).filter(([, text]) => text)
    enter({ ...(keepsDraft && readDraft(form)), ...Object.fromEntries(typed) })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  }, [])

  useLayoutEffect(() => {
    // Set here and not by React's `value`, which also writes the attribute: after the back button browsers restore only
    // what differs from it.
    const texts = '[name]:not([type=checkbox])'
    for (const control of element.current?.querySelectorAll<HTMLInputElement>(texts) ?? []) {
      const text = entries[control.name]
      if (text && control.value !== text) control.value = text
    }
  }, [element, entries])

  return [entries, enter] as const
}
