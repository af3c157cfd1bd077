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
    return Object.keys(sessionStorage).some((key) => key.endsWith(draftSuffix))
  } catch {
    return false
  }
}

/** Keeps entries until the tab is closed, where the browser allows it. */
export function saveDraft(form: FormName, values: FormValues) {
  if (Object.keys(values).length === 0) return clearDraft(form)
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(values))
  } catch {
    // The form works without a draft.
  }
}

export function clearDraft(form: FormName) {
  try {
    sessionStorage.removeItem(keyOf(form))
  } catch {
    // Storage is refused, so there is no draft.
  }
}

const draftSuffix = '-draft'

const keyOf = (form: FormName) => form + draftSuffix
