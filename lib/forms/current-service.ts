import { formService as formServiceOf } from './settings'
import { company } from '@/lib/company/company'

/** What both forms send to, in this build; nothing where the owner has set none. */
export const formService = formServiceOf(company.forms, process.env.FORMS_ENDPOINT)
