import type { FormName, FormValues } from './fields'

export type Draft = {
  values: FormValues
  /** What was last sent. The same text goes out under the same id, after a reload too. */
  submission?: { id: string; text: string }
}

/** What this tab has kept of a form; nothing where there is none, or where the browser refuses storage. */
export function readDraft(form: FormName): Draft {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null') as Draft | null
    return draft ?? { values: {} }
  } catch {
    return { values: {} }
  }
}

/** Keeps what was filled in, and what was sent of it, for as long as the tab lives, where the browser allows it. */
export function saveDraft(form: FormName, change: Partial<Draft>) {
  const draft = { ...readDraft(form), ...change }
  if (Object.keys(draft.values).length === 0) return clearDraft(form)
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft))
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
