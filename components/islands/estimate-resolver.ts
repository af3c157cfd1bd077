import type { Resolver } from 'react-hook-form'
import type { EstimateFields, EstimateRequest } from '@/lib/estimate-request'

/**
 * zod weighs more than all the rest of the form: it comes when the first field takes focus. So does what
 * is needed when the connection is lost later.
 */
export function preloadForSubmit() {
  void import('@/lib/estimate-request').catch(() => {})
  void import('@/lib/estimate-mailto').catch(() => {})
}

/** Checks the fields, and rejects where the checks cannot be fetched. */
export const resolveWithSchema: Resolver<EstimateFields, unknown, EstimateRequest> = async (
  fields,
  context,
  options,
) => {
  const [{ zodResolver }, { estimateRequest, relevantFields }] = await Promise.all([
    import('@hookform/resolvers/zod'),
    import('@/lib/estimate-request'),
  ])
  return zodResolver(estimateRequest)(relevantFields(fields), context, options)
}
