import type { FormService } from './settings'
import { company } from '@/lib/company/company'

/** The service that takes both forms; undefined where the owner has set none. Only what browsers need. */
export function formService(): FormService | undefined {
  const { forms } = company()
  return forms && { endpoint: forms.endpoint, fields: forms.fields }
}
