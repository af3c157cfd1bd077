import type { FormService } from './form-service-schema'
import { company } from '@/lib/site/company'

/** The service that takes both forms; undefined where the owner has set none. Only what browsers need. */
export function formService(): FormService | undefined {
  const { forms } = company()
  return forms && { endpoint: forms.endpoint, fields: forms.fields }
}
