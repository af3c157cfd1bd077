import type { EstimateFormControl } from './EstimateFields'
import { readDraft, saveDraft } from '@/lib/estimate/estimate-draft'

const fieldNames = [
  'name',
  'email',
  'phone',
  'pestType',
  'squareFootage',
  'treatmentDate',
  'message',
] as const

/**
 * Brings back what was typed before a reload of the tab, and keeps what is typed from now on. What is
 * already in a field stays.
 *
 * @returns A function that ends the keeping.
 */
export function keepEstimateDraft(form: EstimateFormControl): () => void {
  const draft = readDraft()
  for (const name of fieldNames) {
    const kept = draft[name]
    if (kept && !form.getValues(name)) form.setValue(name, kept)
  }
  saveDraft(form.getValues())
  return form.subscribe({
    formState: { values: true },
    callback: ({ values }) => saveDraft(values),
  })
}
