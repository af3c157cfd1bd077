import type { FormService } from './settings'
import { company } from '@/lib/company/company'

const { forms } = company

/** What both forms send to; nothing where the owner has set none. Browsers get it, and so it has no more than they need. */
export const formService: FormService | undefined = forms && {
  endpoint: forms.endpoint,
  fields: forms.fields,
}
