import { filledIn, formFields, type FormName, type FormValues } from './fields'

/** What was last sent. The same text goes out under the same id, with the same signals, after a reload too. */
export type Submission = { id: string; signals: string; text: string }

export type Draft = { values: FormValues; submission?: Submission | undefined }

/** How long a request whose answer nobody saw is kept beyond its tab. */
const maxAgeMilliseconds = 24 * 60 * 60 * 1_000

/** What this browser has kept of a form; nothing where there is none, or where it refuses storage. */
export function readDraft(form: FormName): Draft {
  return readFrom('sessionStorage', form) ?? readFrom('localStorage', form) ?? { values: {} }
}

/** Whether the page was left, or the tab closed, before an answer came to what was sent. */
export function wasInterrupted(form: FormName): boolean {
  return readFrom('localStorage', form) !== undefined
}

/** Keeps what was typed and chosen, and no consent, for as long as the tab lives, where the browser allows it. */
export function saveDraft(form: FormName, values: FormValues) {
  const { submission } = readDraft(form)
  const fields = formFields[form].filter(({ control }) => control !== 'checkbox')
  writeTo('sessionStorage', form, { values: filledIn(fields, values), submission })
}

/**
 * Keeps what goes out beyond the tab, until `releaseDraft` or `clearDraft`: a visitor may close it before the answer.
 */
export function holdDraft(form: FormName, submission: Submission) {
  const draft = { values: readDraft(form).values, submission }
  writeTo('sessionStorage', form, draft)
  writeTo('localStorage', form, draft)
}

/** An answer has come that the visitor can read: the draft is the tab's alone again. */
export function releaseDraft(form: FormName) {
  writeTo('localStorage', form, { values: {} })
}

export function clearDraft(form: FormName) {
  writeTo('sessionStorage', form, { values: {} })
  releaseDraft(form)
  savePhotos(form, [])
}

/** The photos that the tab has kept, as JSON. They have an item of their own, which typing need not write anew. */
export function readPhotos(form: FormName): string | null {
  try {
    return window.sessionStorage.getItem(photosKeyOf(form))
  } catch {
    return null
  }
}

/** @returns Whether the browser keeps them: three large photos may be more than it has room for. */
export function savePhotos(form: FormName, photos: readonly object[]): boolean {
  try {
    window.sessionStorage.removeItem(photosKeyOf(form))
    if (photos.length > 0) window.sessionStorage.setItem(photosKeyOf(form), JSON.stringify(photos))
    return true
  } catch {
    return false
  }
}

type StorageName = 'sessionStorage' | 'localStorage'

function readFrom(storage: StorageName, form: FormName): Draft | undefined {
  try {
    const stored = JSON.parse(window[storage].getItem(keyOf(form)) ?? '') as Draft & { at: number }
    if (storage === 'sessionStorage' || Date.now() - stored.at < maxAgeMilliseconds) {
      return { values: stored.values, submission: stored.submission }
    }
    window[storage].removeItem(keyOf(form))
  } catch {}
  return undefined
}

function writeTo(storage: StorageName, form: FormName, draft: Draft) {
  try {
    const isEmpty = Object.keys(draft.values).length === 0
    if (isEmpty) window[storage].removeItem(keyOf(form))
    else window[storage].setItem(keyOf(form), JSON.stringify({ ...draft, at: Date.now() }))
  } catch {}
}

function photosKeyOf(form: FormName) {
  return `${form}-photos`
}

function keyOf(form: FormName) {
  return `${form}-draft`
}
