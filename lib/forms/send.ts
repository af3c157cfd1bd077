import type { FormName, FormValues } from './form-fields'
import type { FormService } from './form-service-schema'
import { isoDate } from '@/lib/dates'

/** Why a form has not arrived. */
export type SendFailure =
  /** The browser had no connection: nothing was sent. */
  | 'offline'
  /** No answer came, or none in time. It may have arrived all the same. */
  | 'unreachable'
  /** The service answered that it cannot take anything now. */
  | 'unavailable'
  /** The service answered that it does not take this form. */
  | 'rejected'

/** Before the second attempt, and before the third and last. */
const pausesMilliseconds = [1_000, 3_000]
/** How long a request takes that is not sent anywhere. */
const simulatedMilliseconds = 1_500

type Options = {
  /** On another site it must allow requests from this one (CORS). Without one, what was filled in is only logged. */
  service: FormService | undefined
  form: FormName
  values: FormValues
  /** Whether the visitor has left the page: then nothing is logged, or sent again. */
  hasLeft: () => boolean
}

/**
 * Sends a form to the form service, in at most three attempts: a lost connection, a server's own error (5xx) and "too
 * many requests" (429) are retried.
 *
 * @returns Why the form has not arrived; nothing when the service has taken it.
 */
export async function sendForm(options: Options): Promise<SendFailure | undefined> {
  const { service, form, values, hasLeft } = options
  if (!service) {
    await wait(simulatedMilliseconds)
    // The thank-you page could not be opened.
    if (!navigator.onLine) return 'offline'
    if (!hasLeft()) console.log('Estimate request', values)
    return undefined
  }
  const submission_id = submissionId(form, values)
  const fields = { ...values, submission_id, form, ...service.fields }
  // URL-encoded, as a native form sends it.
  const encoded = new URLSearchParams(fields)
  const body = needsMultipart.test(service.endpoint) ? multipart(fields) : encoded
  const keepalive = String(encoded).length <= maxKeepaliveBytes
  let mayHaveArrived = false
  for (let attempt = 0; ; attempt++) {
    const { failure, isRetryable } = await post(service.endpoint, body, keepalive)
    // An earlier attempt may have arrived, even though the connection is lost by now.
    if (failure === 'offline' && mayHaveArrived) return 'unreachable'
    mayHaveArrived ||= failure === 'unreachable'
    const pause = pausesMilliseconds[attempt]
    if (!isRetryable || pause === undefined) return failure
    await wait(pause)
    if (hasLeft()) return failure
  }
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * By this id a service can drop a copy of what it already has: the same entries have the same id for a day, also after a
 * reload or the thank-you page. Nothing is stored for it.
 *
 * @returns 16 hexadecimal digits.
 */
function submissionId(form: FormName, values: FormValues) {
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

/**
 * Web3Forms answers a URL-encoded form with a redirect to another site, which a script may not follow:
 * https://docs.web3forms.com/getting-started/troubleshooting
 */
const needsMultipart = /^https:\/\/api\.web3forms\.com\//

function multipart(fields: FormValues) {
  const body = new FormData()
  for (const [name, text] of Object.entries(fields)) body.append(name, text)
  return body
}

type Answer = { failure?: SendFailure; isRetryable?: boolean }

/** A cold function may take more than ten seconds to answer, and a second copy would not make it faster. */
const timeoutMilliseconds = 30_000

/** Browsers refuse `keepalive` for more than 64 KiB in all requests together. */
const maxKeepaliveBytes = 60_000

/** @param keepalive Whether the request goes on after its tab is closed. */
async function post(
  endpoint: string,
  body: URLSearchParams | FormData,
  keepalive: boolean,
): Promise<Answer> {
  // Some browsers say that they are offline though the connection works, so the attempt is made all the same.
  const seemedOffline = !navigator.onLine
  // Not `AbortSignal.timeout`, which an iPhone with iOS 15 does not have.
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), timeoutMilliseconds)
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      keepalive,
      signal: timeout.signal,
    })
    if (response.ok && isThankYou(response)) return {}
    if (response.ok) return isAccepted(await response.text()) ? {} : { failure: 'rejected' }
    const isRetryable = response.status >= 500 || retryableStatuses.includes(response.status)
    return { failure: isRetryable ? 'unavailable' : 'rejected', isRetryable }
  } catch {
    if (seemedOffline && !navigator.onLine) return { failure: 'offline' }
    // After a timeout the service may still be at work on the request: no second copy.
    return { failure: 'unreachable', isRetryable: !timeout.signal.aborted }
  } finally {
    clearTimeout(timer)
  }
}

/** Whether a program, such as one in PHP, has led to the thank-you page, as it does for a form without JavaScript. */
function isThankYou({ redirected, url }: Response) {
  return redirected && new URL(url).pathname === '/thank-you'
}

/** Request Timeout, Too Early, Too Many Requests. */
const retryableStatuses = [408, 425, 429]

/**
 * Whether a body that came with status 200 says that the form has arrived. Some services answer 200 to what they reject,
 * and a web page is no answer at all. In doubt it is a rejection: a request that comes twice costs less than a lost one.
 */
function isAccepted(text: string) {
  if (/^\s*("?(error|fail)|<)/i.test(text)) return false
  try {
    return ![JSON.parse(text)].flat().some(isRejection)
  } catch {
    return !wordsOfFailure.test(text)
  }
}

/** Programs in PHP often answer in plain words: "Message could not be sent", "Warning: mail(): Failed to connect". */
const wordsOfFailure =
  /\b(not (be )?(sent|delivered|accepted|processed)|errors?|fail\w*|warning|sorry|invalid|denied|unable|rejected|refused|blocked|spam|try again)\b/i

function isRejection(answer: unknown) {
  if (typeof answer === 'string') return wordsOfFailure.test(answer)
  if (typeof answer !== 'object' || answer === null) return answer === false || answer === 0
  const { success, ok, sent, accepted, status, result, type, code, message, error, errors } =
    answer as Record<string, unknown>
  // Also a thank-you may say "look into your spam folder".
  const isAcceptance = [success, ok, sent, accepted].includes(true)
  return (
    (!isAcceptance && wordsOfFailure.test(String(message))) ||
    [success, ok, sent, accepted, status, result].some((value) =>
      /^(false|0)$/.test(String(value)),
    ) ||
    [status, result, type, code].some((value) =>
      /^(error|danger|reject|invalid|spam|[45]\d\d$)|fail/i.test(String(value)),
    ) ||
    [error, errors].some(isNotEmpty)
  )
}

/** Not an empty list, an empty object, null or false. */
function isNotEmpty(value: unknown) {
  return typeof value === 'object' && value !== null
    ? Object.keys(value).length > 0
    : Boolean(value)
}
