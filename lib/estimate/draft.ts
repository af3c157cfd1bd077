import { estimateFields, type EstimateValues } from './fields'

const key = 'estimate-draft'

/** What this tab has kept; nothing where there is none, or where the browser refuses storage. */
export function readDraft(): EstimateValues {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return textsOf(Object(draft))
  } catch {
    return {}
  }
}

/** Keeps the fields for as long as the tab lives, where the browser allows it. */
export function saveDraft(values: EstimateValues) {
  const texts = textsOf(values)
  try {
    if (Object.keys(texts).length > 0) sessionStorage.setItem(key, JSON.stringify(texts))
    else sessionStorage.removeItem(key)
  } catch {}
}

export function clearDraft() {
  saveDraft({})
}

function textsOf(values: Readonly<Record<string, unknown>>): EstimateValues {
  const entries = estimateFields.map(({ name }) => [name, values[name]])
  return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string' && text !== ''))
}
