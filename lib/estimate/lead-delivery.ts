/** Why a request has not arrived, as far as we know. */
export type LeadFailure =
  /** The browser has no connection: nothing was sent. */
  | 'offline'
  /** No answer came, or none in time. The request may have arrived all the same. */
  | 'unreachable'
  /** The service answered that it cannot take requests now. */
  | 'unavailable'
  /** The service answered that it does not take this one. */
  | 'refused'

/** What passes the time; tests hold it still. */
type Clock = {
  wait: (milliseconds: number) => Promise<void>
  /** A signal that is aborted when the time is up. */
  timeout: (milliseconds: number) => AbortSignal
}

const ownClock: Clock = {
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
}

const answerMilliseconds = 10_000
/** Before the second attempt, and before the third and last. */
const pausesMilliseconds = [1_000, 3_000]
/** A visitor waits no longer between two attempts, whatever the service asks for. */
const maxPauseMilliseconds = 10_000

/**
 * Sends a request to a form service, as often as it takes but three times at most: a lost connection,
 * an answer that does not come, a server's own error (5xx) and "too many requests" (429) are tried again.
 *
 * @param endpoint Address that takes a POST of form fields from other sites (CORS).
 * @param fields Sent the same each time, so that the service can tell a repeated request by its id.
 * @returns Why the request has not arrived; nothing when the service has taken it.
 */
export async function deliverLead(
  endpoint: string,
  fields: Readonly<Record<string, string>>,
  clock = ownClock,
): Promise<LeadFailure | undefined> {
  for (let attempt = 0; ; attempt++) {
    if (!navigator.onLine) return 'offline'
    const answer = await post(endpoint, fields, clock)
    if (answer.failure === 'unreachable' && !navigator.onLine) return 'offline'
    const pause = answer.isPassing ? pauseAfter(attempt, answer.retryAfter) : undefined
    if (pause === undefined) return answer.failure
    await clock.wait(pause)
  }
}

type Answer = {
  failure?: LeadFailure
  /** Whether another attempt may fare better. */
  isPassing?: boolean
  /** How long the service asks to be left alone. */
  retryAfter?: number
}

async function post(
  endpoint: string,
  fields: Readonly<Record<string, string>>,
  clock: Clock,
): Promise<Answer> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(fields),
      credentials: 'omit',
      signal: clock.timeout(answerMilliseconds),
    })
    if (response.ok) return saysNo(await response.text()) ? { failure: 'refused' } : {}
    if (response.status < 500 && response.status !== 429) return { failure: 'refused' }
    return { failure: 'unavailable', isPassing: true, retryAfter: retryAfterOf(response) }
  } catch {
    return { failure: 'unreachable', isPassing: true }
  }
}

/** Some services answer 200 to what they do not take, and say so in the body: `{"success": false}`. */
function saysNo(body: string) {
  try {
    const { success, ok }: { success?: unknown; ok?: unknown } = JSON.parse(body) ?? {}
    return [success, ok].some((value) => value === false || value === 'false')
  } catch {
    // No JSON: the status has said it all.
    return false
  }
}

/**
 * @returns Milliseconds to wait before the next attempt; nothing when there is to be none, because
 * three are enough or because the service asks for more patience than a visitor has.
 */
function pauseAfter(attempt: number, retryAfter = 0) {
  const pause = pausesMilliseconds[attempt]
  if (pause === undefined || retryAfter > maxPauseMilliseconds) return undefined
  return Math.max(pause, retryAfter)
}

/**
 * Milliseconds, from seconds or from a date. Of a service on another site a browser shows this header
 * only when the service exposes it.
 */
function retryAfterOf({ headers }: Response) {
  const value = headers.get('Retry-After')
  if (!value) return undefined
  const milliseconds = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now()
  return Number.isNaN(milliseconds) ? undefined : milliseconds
}
