import { readDraft, saveDraft, type Draft } from './draft'
import type { FormName, FormValues } from './fields'
import type { FormService } from './settings'

/** Why a form has not arrived, as far as we know. */
export type SendFailure =
  /** The browser has no connection: nothing was sent. */
  | 'offline'
  /** No answer came, or none in time. It may have arrived all the same. */
  | 'unreachable'
  /** The service answered that it cannot take anything now. */
  | 'unavailable'
  /** The service answered that it does not take this one. */
  | 'rejected'

const timeoutMilliseconds = 10_000
/** Before the second attempt, and before the third and last. */
const pausesMilliseconds = [1_000, 3_000]
/** A visitor waits no longer between two attempts, whatever the service asks for. */
const maxPauseMilliseconds = 10_000

/**
 * Sends a form to the form service, in at most three attempts: a lost connection, a timeout, a server's own error (5xx)
 * and "too many requests" (429) are retried.
 *
 * @param service On another site it must take a POST from this one (CORS).
 * @param values What was filled in, by the names of the fields.
 * @returns Why the form has not arrived; nothing when the service has taken it.
 */
export async function sendForm(
  service: FormService,
  form: FormName,
  values: FormValues,
): Promise<SendFailure | undefined> {
  const submission_id = submissionId(form, values)
  // URL-encoded, as a native form sends it.
  const body = new URLSearchParams({ ...values, submission_id, form, ...service.fields })
  for (let attempt = 0; ; attempt++) {
    if (!navigator.onLine) return 'offline'
    const { failure, retryAfter = Infinity } = await post(service.endpoint, body)
    const pause = pausesMilliseconds[attempt]
    if (pause === undefined || retryAfter > maxPauseMilliseconds) return failure
    await new Promise((resolve) => setTimeout(resolve, Math.max(pause, retryAfter)))
  }
}

type Answer = {
  failure?: SendFailure
  /** Milliseconds that the service asks to wait at least, where another attempt makes sense. */
  retryAfter?: number
}

/** Browsers refuse `keepalive` for more than 64 KiB of all requests that are under way. */
const maxKeepaliveBytes = 60_000

async function post(endpoint: string, body: URLSearchParams): Promise<Answer> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      credentials: 'omit',
      // Without it, closing the tab cancels the request.
      keepalive: String(body).length <= maxKeepaliveBytes,
      signal: AbortSignal.timeout(timeoutMilliseconds),
    })
    if (response.ok) return isTaken(await response.text()) ? {} : { failure: 'rejected' }
    if (response.status < 500 && response.status !== 429) return { failure: 'rejected' }
    // A service on another site must expose the header (CORS).
    const seconds = Number(response.headers.get('Retry-After')) || 0
    return { failure: 'unavailable', retryAfter: seconds * 1_000 }
  } catch {
    return { failure: 'unreachable', retryAfter: 0 }
  }
}

/**
 * A page that came with 200 has taken nothing. Some services answer 200 to what they reject, with `{"success": false}` in
 * the body.
 */
function isTaken(text: string) {
  if (text.trim().startsWith('<')) return false
  try {
    const { success, ok }: { success?: unknown; ok?: unknown } = JSON.parse(text) ?? {}
    return ![success, ok].some((value) => value === false || value === 'false')
  } catch {
    return true
  }
}

const idBytes = 16

/** For a browser that refuses storage. */
let latest: Draft['submission']

/** What goes out the same twice has the same id, by which a service can drop what it already has. */
function submissionId(form: FormName, values: FormValues) {
  const text = JSON.stringify([form, values])
  const known = [readDraft(form).submission, latest].find((submission) => submission?.text === text)
  latest = known ?? { id: randomId(), text }
  saveDraft(form, { submission: latest })
  return latest.id
}

/** Not `crypto.randomUUID`, which a page without https does not have. */
function randomId() {
  const bytes = crypto.getRandomValues(new Uint8Array(idBytes))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
