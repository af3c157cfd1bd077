import type { FormName, FormValues } from './service'

/** What this tab has kept of a form; nothing where there is none, or where the browser refuses storage. */
export function readDraft(form: FormName): FormValues {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}')
    return textsOf(Object(draft))
  } catch {
    return {}
  }
}

/** Keeps the fields for as long as the tab lives, where the browser allows it. */
export function saveDraft(form: FormName, values: Readonly<Record<string, unknown>>) {
  const texts = textsOf(values)
  try {
    if (Object.keys(texts).length > 0) sessionStorage.setItem(keyOf(form), JSON.stringify(texts))
    else sessionStorage.removeItem(keyOf(form))
  } catch {}
}

export function clearDraft(form: FormName) {
  saveDraft(form, {})
}

function keyOf(form: FormName) {
  return `${form}-draft`
}

function textsOf(values: Readonly<Record<string, unknown>>): FormValues {
  const entries = Object.entries(values)
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => {
      const [, text] = entry
      return typeof text === 'string' && text !== ''
    }),
  )
}
