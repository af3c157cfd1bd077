import type { FormName, FormService, FormValues } from './service'

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

/** What passes the time; tests replace it. */
type Clock = {
  wait: (milliseconds: number) => Promise<void>
  /** A signal that is aborted when the time is up. */
  timeout: (milliseconds: number) => AbortSignal
}

const browserClock: Clock = {
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
}

const timeoutMilliseconds = 10_000
/** Before the second attempt, and before the third and last. */
const pausesMilliseconds = [1_000, 3_000]
/** A visitor waits no longer between two attempts, whatever the service asks for. */
const maxPauseMilliseconds = 10_000

/** What a visitor has filled in. */
export type FilledForm = {
  name: FormName
  values: FormValues
  /** Text of the field that people do not see. */
  trap: string
}

/**
 * Sends a form to the form service, in at most three attempts: a lost connection, a timeout, a server's own error (5xx)
 * and "too many requests" (429) are retried.
 *
 * @param service On another site it must take a POST from this one (CORS).
 * @returns Why the form has not arrived; nothing when the service has taken it.
 */
export async function sendForm(
  service: FormService,
  form: FilledForm,
  clock = browserClock,
): Promise<SendFailure | undefined> {
  const request = requestOf(service, form)
  for (let attempt = 0; ; attempt++) {
    if (!navigator.onLine) return 'offline'
    const answer = await post(service.endpoint, request, clock)
    if (answer.failure === 'unreachable' && !navigator.onLine) return 'offline'
    const pause = answer.isRetryable ? pauseAfter(attempt, answer.retryAfter) : undefined
    if (pause === undefined) return answer.failure
    await clock.wait(pause)
  }
}

function requestOf({ body, fields, formField }: FormService, { name, values, trap }: FilledForm) {
  const signals = spamSignals(trap)
  const sent = {
    ...values,
    submission_id: submissionId(name, values),
    ...(signals && { spam_signals: signals }),
    [formField]: name,
    ...fields,
  }
  if (body === 'form') return { headers: accept, body: new URLSearchParams(sent) }
  return { headers: { ...accept, 'Content-Type': 'application/json' }, body: JSON.stringify(sent) }
}

const accept = { Accept: 'application/json' }

type Answer = {
  failure?: SendFailure
  isRetryable?: boolean
  /** Milliseconds that the service asks to wait. */
  retryAfter?: number | undefined
}

async function post(
  endpoint: string,
  request: Pick<RequestInit, 'headers' | 'body'>,
  clock: Clock,
): Promise<Answer> {
  try {
    const response = await fetch(endpoint, {
      ...request,
      method: 'POST',
      credentials: 'omit',
      signal: clock.timeout(timeoutMilliseconds),
    })
    if (response.ok) return isRejected(await response.text()) ? { failure: 'rejected' } : {}
    if (response.status < 500 && response.status !== 429) return { failure: 'rejected' }
    return { failure: 'unavailable', isRetryable: true, retryAfter: retryAfterOf(response) }
  } catch {
    return { failure: 'unreachable', isRetryable: true }
  }
}

/** Some services answer 200 to what they reject, with `{"success": false}` in the body. */
function isRejected(body: string) {
  try {
    const { success, ok }: { success?: unknown; ok?: unknown } = JSON.parse(body) ?? {}
    return [success, ok].some((value) => value === false || value === 'false')
  } catch {
    return false
  }
}

/** @returns Milliseconds; nothing after the third attempt, or when the service asks for too long a wait. */
function pauseAfter(attempt: number, retryAfter = 0) {
  const pause = pausesMilliseconds[attempt]
  if (pause === undefined || retryAfter > maxPauseMilliseconds) return undefined
  return Math.max(pause, retryAfter)
}

/** Milliseconds, from seconds or from a date. A service on another site must expose the header (CORS). */
function retryAfterOf({ headers }: Response) {
  const value = headers.get('Retry-After')
  if (!value) return undefined
  const milliseconds = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now()
  return Number.isNaN(milliseconds) ? undefined : milliseconds
}

/** Nobody reads the form and fills it in sooner after opening the page. */
const minFillingMilliseconds = 3_000

/** What hints at a machine. It is sent along and holds nothing back: autofill is quick, too. */
function spamSignals(trap: string) {
  const isTooFast = performance.now() < minFillingMilliseconds
  return [trap && 'hidden-field', isTooFast && 'too-fast'].filter(Boolean).join(' ')
}

const idBytes = 16

let latest: { id: string; text: string } | undefined

/** The same while the form and its values are the same, so that a service can drop what it already has. */
function submissionId(name: FormName, values: FormValues) {
  const text = JSON.stringify([name, values])
  if (latest?.text !== text) latest = { id: randomId(), text }
  return latest.id
}

/** Not `crypto.randomUUID`, which a page without https does not have. */
function randomId() {
  const bytes = crypto.getRandomValues(new Uint8Array(idBytes))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
