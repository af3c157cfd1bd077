import type { FormName, FormValues } from './form-fields'

const tabKey = 'tab-id'

const randomBytes = 8

/** For browsers that refuse storage. */
let idOfPage: string | undefined

/**
 * By this id a service can drop a copy of what it already has: the same entries sent twice from a tab have the same id, also
 * after a reload or the thank-you page. Only a random id is stored for it, and no entry.
 *
 * @returns 32 hexadecimal digits.
 */
export function submissionId(form: FormName, values: FormValues) {
  return tabId() + digest(JSON.stringify([form, values]))
}

/** Random. Not from `crypto.randomUUID`, which pages without https do not have. */
function tabId() {
  const createId = () => hex([...crypto.getRandomValues(new Uint8Array(randomBytes))], 2)
  try {
    const id = sessionStorage.getItem(tabKey) ?? idOfPage ?? createId()
    sessionStorage.setItem(tabKey, id)
    return id
  } catch {
    return (idOfPage ??= createId())
  }
}

/** FNV-1a with two start values. Not `crypto.subtle`, which pages without https do not have. */
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
