import { company } from '../content/company'
import { formService as formServiceOf } from './settings'

/** What both forms send to, in this build; nothing where the owner has set none. */
export const formService = formServiceOf(company.forms, process.env.NEXT_PUBLIC_ESTIMATE_ENDPOINT)
