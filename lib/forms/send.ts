import type { FormValues } from './form-fields'
import type { FormService } from '@/lib/content/schemas/forms'

/** How long a request takes that is not sent anywhere. */
const simulatedMilliseconds = 1_500

/** A function in the cloud that has not run for a while may take more than ten seconds to answer. */
const timeoutMilliseconds = 20_000

/**
 * Sends an estimate request to the form service. Without one, the request is only logged.
 *
 * @param form Also contains the fields of the service.
 * @param service On another site it must allow requests from this one (CORS).
 * @returns Whether the service has taken it.
 */
export async function sendEstimate(
  form: HTMLFormElement,
  values: FormValues,
  service: FormService | undefined,
): Promise<boolean> {
  if (!service) {
    await new Promise((resolve) => setTimeout(resolve, simulatedMilliseconds))
    console.log('Estimate request', values)
    return true
  }
  const body = new FormData(form)
  for (const [name, text] of Object.entries(values)) body.set(name, text)
  try {
    const response = await fetch(service.endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(timeoutMilliseconds),
    })
    const answer = await response.json().catch(() => undefined)
    return response.ok && answer?.success !== false
  } catch {
    return false
  }
}
