const key = 'estimate-draft'

/** What was typed into the estimate form, by the names of its fields. */
export type EstimateDraft = Readonly<Record<string, string>>

/** What this tab has kept; nothing where there is none, or where the browser keeps nothing. */
export function readDraft(): EstimateDraft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return textsOf(Object(draft))
  } catch {
    return {}
  }
}

/**
 * Keeps the fields for as long as the tab lives. A browser that refuses storage keeps none, which is no
 * reason to bother the visitor.
 */
export function saveDraft(fields: Readonly<Record<string, unknown>>) {
  const texts = textsOf(fields)
  try {
    if (Object.keys(texts).length > 0) sessionStorage.setItem(key, JSON.stringify(texts))
    else sessionStorage.removeItem(key)
  } catch {}
}

/** Forgets what was kept. */
export function clearDraft() {
  saveDraft({})
}

function textsOf(fields: Readonly<Record<string, unknown>>): EstimateDraft {
  return Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  )
}
