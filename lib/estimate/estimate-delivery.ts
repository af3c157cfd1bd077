import { clearDraft } from './estimate-draft'
import { deliverLead, type LeadFailure } from './lead-delivery'
import { spamSignals } from './spam-signals'
import { submissionId } from './submission'

/**
 * Sends an estimate request, and forgets its draft once it has arrived.
 *
 * @param data The fields that were filled in.
 * @param trap Text of the field that people do not see.
 * @returns Why the request has not arrived; nothing when it has.
 */
export async function deliverEstimate(
  endpoint: string,
  data: Readonly<Record<string, string>>,
  trap: string,
): Promise<LeadFailure | undefined> {
  const signals = spamSignals(trap, performance.now())
  const failure = await deliverLead(endpoint, {
    ...data,
    submission_id: submissionId(data),
    ...(signals.length > 0 && { spam_signals: signals.join(' ') }),
  })
  if (!failure) clearDraft()
  return failure
}
