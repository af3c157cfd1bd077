import type { FormName, FormValues } from './fields'

const tabKey = 'tab-id'

const randomBytes = 8

/** For a browser that refuses storage. */
let unstored: string | undefined

/**
 * 32 hexadecimal digits: the same for what goes out twice from a tab, also after a reload or after the thank-you page, by
 * which a service can drop what it already has. Nothing of what was filled in is kept for it.
 */
export function submissionId(form: FormName, values: FormValues) {
  return tabId() + digest(JSON.stringify([form, values]))
}

/** Cannot be guessed. Not `crypto.randomUUID`, which a page without https does not have. */
function tabId() {
  const made = () => hex([...crypto.getRandomValues(new Uint8Array(randomBytes))], 2)
  try {
    const id = sessionStorage.getItem(tabKey) ?? unstored ?? made()
    sessionStorage.setItem(tabKey, id)
    return id
  } catch {
    return (unstored ??= made())
  }
}

/** FNV-1a, twice. Not `crypto.subtle`, which a page without https does not have. */
function digest(text: string) {
  return hex([fnv1a(text, 0x811c9dc5), fnv1a(text, 0x01000193)], 8)
}

function fnv1a(text: string, start: number) {
  let hash = start
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

const hex = (numbers: readonly number[], digits: number) =>
  numbers.map((number) => number.toString(16).padStart(digits, '0')).join('')
