import { estimateEndpoint } from '@/lib/estimate/estimate-endpoint'
import type { EstimateRequest } from '@/lib/estimate/estimate-request'
import type { LeadFailure } from '@/lib/estimate/lead-delivery'

const simulatedMilliseconds = 1_500

/**
 * Hands a request on: to the endpoint of the build, or, where none is set, to the console after a while.
 * The code that sends comes with the first request, and who is offline hears so without it.
 *
 * @param trap Text of the field that people do not see.
 * @returns Why the request has not arrived; nothing when it has.
 */
export async function handOnEstimate(
  request: EstimateRequest,
  trap: string,
): Promise<LeadFailure | undefined> {
  const { estimateData } = await import('@/lib/estimate/estimate-request')
  const data = estimateData(request)
  if (!estimateEndpoint) return simulate(data)
  if (!navigator.onLine) return 'offline'
  const delivery = await import('@/lib/estimate/estimate-delivery').catch(() => undefined)
  return delivery ? delivery.deliverEstimate(estimateEndpoint, data, trap) : 'unreachable'
}

async function simulate(data: Readonly<Record<string, string>>) {
  await new Promise((resolve) => setTimeout(resolve, simulatedMilliseconds))
  console.log('Estimate request', data)
  return undefined
}
