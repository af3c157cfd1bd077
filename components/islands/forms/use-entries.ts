import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { firstLine, type CityLine } from '@/lib/forms/city-line'
import { readDraft, saveDraft } from '@/lib/forms/draft'
import type { Field, FormName, FormValues } from '@/lib/forms/fields'
import { readForm } from '@/lib/forms/form-element'

type Options = {
  form: FormName
  fields: readonly Field[]
  element: RefObject<HTMLFormElement | null>
  keepsDraft: boolean
  cityLine: CityLine | undefined
}

/**
 * What a visitor has filled in, by the names of the fields, also of fields that are hidden at the moment. It begins with
 * what was typed before hydration and, where the form keeps a draft, before a reload.
 *
 * @returns The entries, and what changes some of them.
 */
export function useEntries({ form, fields, element, keepsDraft, cityLine }: Options) {
  const [entries, setEntries] = useState<FormValues>({})
  const latest = useRef(entries)

  function updateEntries(changed: FormValues) {
    latest.current = { ...latest.current, ...changed }
    setEntries(latest.current)
    if (keepsDraft) saveDraft(form, draftOf(fields, latest.current))
  }

  useLayoutEffect(() => {
    if (!element.current) return
    const typed = Object.entries(readForm(element.current, fields)).filter(([, text]) => text)
    updateEntries({
      ...(cityLine && lineOfFirstVisit(cityLine)),
      ...(keepsDraft && readDraft(form)),
      ...Object.fromEntries(typed),
    })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  }, [])

  useLayoutEffect(() => {
    const controls = element.current?.querySelectorAll<HTMLInputElement>('[name]') ?? []
    for (const control of controls) {
      const text = entries[control.name]
      // Only what is empty: autofill may have changed a control without an event. The property and not React's `value`,
      // which also writes the attribute: after the back button browsers restore only what differs from it.
      if (text && !control.value) control.value = text
    }
  }, [element, entries])

  return { entries, updateEntries }
}

/** Consent is given anew. */
function draftOf(fields: readonly Field[], entries: FormValues): FormValues {
  const kept = fields.filter(({ name, control }) => entries[name] && control !== 'checkbox')
  return Object.fromEntries(kept.map(({ name }) => [name, String(entries[name])]))
}

/** A visitor who has deleted the line does not get it again after a reload, or on the way back. */
function lineOfFirstVisit(cityLine: CityLine): FormValues {
  const [visit] = performance.getEntriesByType('navigation')
  if ((visit as PerformanceNavigationTiming | undefined)?.type !== 'navigate') return {}
  const message = firstLine(cityLine, document.referrer, window.location.origin)
  return message ? { message } : {}
}
