import { useEffect, type RefObject } from 'react'
import type { EstimateFormControl } from './EstimateField'
import { draftValues, readDraft, saveDraft } from '@/lib/forms/draft'
import { readForm } from '@/lib/forms/fields'

/**
 * Adopts what was typed and chosen before hydration. Where the form keeps a draft, it also brings back
 * what was typed before a reload of the tab, and keeps what is typed from now on.
 */
export function useRestoredValues(
  form: EstimateFormControl,
  element: RefObject<HTMLFormElement | null>,
  keepsDraft: boolean,
) {
  useEffect(() => {
    const typed = draftValues('estimate', readForm(element.current))
    const draft = keepsDraft ? readDraft('estimate').values : {}
    // The form took the typed values when it registered its fields. `shouldTouch` tells its watchers too.
    form.setValues({ ...draft, ...typed }, { shouldTouch: true })
    if (!keepsDraft) return
    saveDraft('estimate', form.getValues())
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft('estimate', values),
    })
  }, [form, element, keepsDraft])
}
