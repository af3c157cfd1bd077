import type { FormService } from './form-service-schema'
import { company } from '@/lib/site/company'
import { forms as words } from '@/lib/site/page-copy'

/** The words of the field for photos; undefined where the service takes none. */
export function photoWords() {
  return company().forms?.photos ? { ...words().photos, optional: words().optional } : undefined
}

/** The service that takes both forms; undefined where the owner has set none. Only what browsers need. */
export function formService(): FormService | undefined {
  const { forms } = company()
  return forms && { endpoint: forms.endpoint, fields: forms.fields }
}
