import type { Resolver } from 'react-hook-form'
import type { EstimateFields, EstimateRequest } from '@/lib/estimate/estimate-request'

const load = {
  resolver: () => import('@hookform/resolvers/zod'),
  schema: () => import('@/lib/estimate/estimate-request'),
  mailto: () => import('@/lib/estimate/estimate-mailto'),
}

/**
 * zod weighs more than all the rest of the form: it comes when the first field takes focus. So does what
 * is needed when the connection is lost later.
 */
export function preloadForSubmit() {
  for (const fetch of Object.values(load)) fetch().catch(() => {})
}

/** Checks the fields, and rejects where the checks cannot be fetched. */
export const resolveWithSchema: Resolver<EstimateFields, unknown, EstimateRequest> = async (
  fields,
  context,
  options,
) => {
  const [{ zodResolver }, { estimateRequest, relevantFields }] = await Promise.all([
    load.resolver(),
    load.schema(),
  ])
  return zodResolver(estimateRequest)(relevantFields(fields), context, options)
}
