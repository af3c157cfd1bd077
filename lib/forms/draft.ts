import type { FormName, FormValues } from './fields'

/** What was last sent. The same text goes out under the same id, after a reload too. */
export type Submission = { id: string; text: string }

export type Draft = { values: FormValues; submission?: Submission | undefined }

/** How long a request whose answer nobody saw is kept beyond its tab. */
const maxAgeMilliseconds = 24 * 60 * 60 * 1_000

/** What this browser has kept of a form; nothing where there is none, or where it refuses storage. */
export function readDraft(form: FormName): Draft {
  return read<Draft>('sessionStorage', draftOf(form)) ?? interrupted(form) ?? { values: {} }
}

/** What went out before the page was left, or the tab closed, and before an answer came. */
export function interrupted(form: FormName): Draft | undefined {
  const draft = read<Draft & { at: number }>('localStorage', draftOf(form))
  if (draft && Date.now() - draft.at < maxAgeMilliseconds) return draft
  releaseDraft(form)
  return undefined
}

/** Keeps what was filled in for as long as the tab lives, where the browser allows it. */
export function saveDraft(form: FormName, values: FormValues) {
  const { submission } = readDraft(form)
  const isEmpty = Object.keys(values).length === 0
  write('sessionStorage', draftOf(form), isEmpty ? undefined : { values, submission })
}

/**
 * Keeps what goes out beyond the tab, until `releaseDraft` or `clearDraft`: a visitor may close it before the answer.
 */
export function holdDraft(form: FormName, submission: Submission) {
  const draft = { values: readDraft(form).values, submission, at: Date.now() }
  write('sessionStorage', draftOf(form), draft)
  write('localStorage', draftOf(form), draft)
}

/** An answer has come that the visitor can read: the draft is the tab's alone again. */
export function releaseDraft(form: FormName) {
  write('localStorage', draftOf(form))
}

export function clearDraft(form: FormName) {
  write('sessionStorage', draftOf(form))
  releaseDraft(form)
}

const draftOf = (form: FormName) => `${form}-draft`

type Storage = 'sessionStorage' | 'localStorage'

function read<Kept>(storage: Storage, key: string): Kept | undefined {
  try {
    return (JSON.parse(window[storage].getItem(key) ?? 'null') as Kept | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Removes what was kept, and keeps what is given instead, where the browser allows it. */
function write(storage: Storage, key: string, kept?: object) {
  try {
    window[storage].removeItem(key)
    if (kept) window[storage].setItem(key, JSON.stringify(kept))
  } catch {
    // Without a draft the form works all the same.
  }
}
