import { useLayoutEffect, type RefObject } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { cityLine, type CityLine } from '@/lib/forms/city-line'
import { readDraft, saveDraft } from '@/lib/forms/draft'
import { filledIn, type Field, type FormName, type FormValues } from '@/lib/forms/fields'
import { readForm } from '@/lib/forms/form-element'

type Options = {
  form: FormName
  fields: readonly Field[]
  element: RefObject<HTMLFormElement | null>
  keepsDraft: boolean
  /** Begins the message of who comes from a city page. */
  line: CityLine | undefined
  state: UseFormReturn<FormValues, unknown, FormValues>
}

/**
 * What a visitor has filled in, by the names of the fields. It begins with what was typed before hydration, and, where
 * the form keeps a draft, with what was typed before a reload of the tab. Consent is given anew.
 *
 * @returns What was filled in, and what changes some of it.
 */
export function useEntries({ form, fields, element, keepsDraft, line, state }: Options) {
  const { formState, getValues, setValue, watch } = state
  const entries = watch()
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
    const typed = Object.entries(readForm(element.current, fields)).filter(([, text]) => text)
    enter({
      ...(line && begun(line)),
      ...(keepsDraft && readDraft(form)),
      ...Object.fromEntries(typed),
    })
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

/** Who has taken the line away does not find it again after a reload, or on the way back. */
function begun(line: CityLine): FormValues {
  const [visit] = performance.getEntriesByType('navigation')
  if ((visit as PerformanceNavigationTiming | undefined)?.type !== 'navigate') return {}
  const message = cityLine(line, document.referrer, window.location.origin)
  return message ? { message } : {}
}
