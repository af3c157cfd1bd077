import { useEffect, type RefObject } from 'react'
import type { EstimateFormControl } from './EstimateField'
import { estimateFields, type EstimateValues } from '@/lib/estimate/fields'
import { readDraft, saveDraft } from '@/lib/forms/draft'

/**
 * Adopts what was typed and chosen before hydration. Where the form keeps a draft, it also brings back
 * what was typed before a reload of the tab, and keeps what is typed from now on.
 */
export function useKeptValues(
  form: EstimateFormControl,
  element: RefObject<HTMLFormElement | null>,
  keepsDraft: boolean,
) {
  useEffect(() => {
    const typed = new FormData(element.current ?? undefined)
    const draft = keepsDraft ? readDraft('estimate') : {}
    const entries = estimateFields.map(({ name }) => [name, typed.get(name) || draft[name]])
    const values: EstimateValues = Object.fromEntries(entries.filter(([, value]) => value))
    // The form took the typed values when it registered its fields. `shouldTouch` tells its watchers too.
    form.setValues(values, { shouldTouch: true })
    if (!keepsDraft) return
    saveDraft('estimate', form.getValues())
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft('estimate', values),
    })
  }, [form, element, keepsDraft])
}
