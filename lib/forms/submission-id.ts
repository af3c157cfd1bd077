import type { FormName, FormValues } from './form-fields'
import { isoDate } from '@/lib/dates'

/**
 * By this id a service can drop a copy of what it already has: the same entries have the same id for a day, also after a
 * reload or the thank-you page. Nothing is stored for it.
 *
 * @returns 16 hexadecimal digits.
 */
export function submissionId(form: FormName, values: FormValues) {
  const text = JSON.stringify([form, values, isoDate(new Date())])
  return fnv1a(text, 0x811c9dc5) + fnv1a(text, 0x01000193)
}

/** FNV-1a. Not `crypto.subtle`, which pages without https do not have. */
function fnv1a(text: string, start: number) {
  let hash = start
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
