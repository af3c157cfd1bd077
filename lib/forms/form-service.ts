import type { FormService } from './settings'
import { company } from '@/lib/company/company'

/** The service to which both forms send. Undefined when the owner has set none. Browsers get it, so it has only what they need. */
export function formService(): FormService | undefined {
  const { forms } = company()
  return forms && { endpoint: forms.endpoint, fields: forms.fields }
}
