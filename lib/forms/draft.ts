import type { FormName, FormValues } from './form-fields'

/** What was typed into a form in this tab; empty where nothing was, or where the browser refuses storage. */
export function readDraft(form: FormName): FormValues {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null') as FormValues | null
    return draft ?? {}
  } catch {
    return {}
  }
}

/** Whether any form has one. */
export function hasDraft() {
  try {
    return formNames.some((form) => sessionStorage.getItem(keyOf(form)) !== null)
  } catch {
    return false
  }
}

/** Keeps entries until the tab is closed, where the browser allows it. Without entries the draft is removed. */
export function saveDraft(form: FormName, values: FormValues) {
  try {
    if (Object.keys(values).length > 0) sessionStorage.setItem(keyOf(form), JSON.stringify(values))
    else sessionStorage.removeItem(keyOf(form))
  } catch {
    // The form works without a draft.
  }
}

const formNames = ['estimate', 'contact'] as const satisfies readonly FormName[]

const keyOf = (form: FormName) => `${form}-draft`
