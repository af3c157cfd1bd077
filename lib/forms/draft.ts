import type { FormName, FormValues } from './form-fields'

/** What was typed into a form in this tab; empty where nothing was, or where the browser refuses storage. */
export function readDraft(form: FormName): FormValues {
  return JSON.parse(storage()?.getItem(keyOf(form)) ?? '{}')
}

/** Whether any form has one. */
export const hasDraft = () => formNames.some((form) => storage()?.getItem(keyOf(form)))

/** Keeps entries until the tab is closed, where the browser allows it. Without entries the draft is removed. */
export function saveDraft(form: FormName, values: FormValues) {
  if (Object.keys(values).length > 0) storage()?.setItem(keyOf(form), JSON.stringify(values))
  else storage()?.removeItem(keyOf(form))
}

const formNames = ['estimate', 'contact'] as const satisfies readonly FormName[]

const keyOf = (form: FormName) => `${form}-draft`

/** A browser that keeps nothing throws here. */
function storage() {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}
