import type { FormName, FormValues } from './fields'

/** What this tab has kept of a form; nothing where there is none, or where the browser refuses storage. */
export function readDraft(form: FormName): FormValues {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null') as FormValues | null
    return draft ?? {}
  } catch {
    return {}
  }
}

/** Keeps what was filled in for as long as the tab lives, where the browser allows it. */
export function saveDraft(form: FormName, values: FormValues) {
  if (Object.keys(values).length === 0) return clearDraft(form)
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(values))
  } catch {
    // The form works without it.
  }
}

export function clearDraft(form: FormName) {
  try {
    sessionStorage.removeItem(keyOf(form))
  } catch {
    // Where storage is refused, nothing was kept.
  }
}

const keyOf = (form: FormName) => `${form}-draft`
