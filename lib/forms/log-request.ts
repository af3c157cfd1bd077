import type { FormValues } from './form-fields'

/** How long a request that is not sent anywhere takes. */
const simulatedMilliseconds = 1_500

/**
 * Takes the place of sending where the owner has set no form service: waits, and logs what was filled in.
 *
 * @param hasLeft Whether the visitor has left the page meanwhile: then nothing is logged.
 * @returns `offline` where the next page could not be opened.
 */
export async function logRequest(
  values: FormValues,
  hasLeft: () => boolean,
): Promise<'offline' | undefined> {
  await new Promise((resolve) => setTimeout(resolve, simulatedMilliseconds))
  if (hasLeft()) return undefined
  if (!navigator.onLine) return 'offline'
  console.log('Estimate request', values)
  return undefined
}
