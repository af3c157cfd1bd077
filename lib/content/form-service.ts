import { company } from './company'
import { formService as formServiceOf } from './forms'

/** What both forms send to, in this build; nothing where the owner has set none. */
export const formService = formServiceOf(company.forms, process.env.NEXT_PUBLIC_ESTIMATE_ENDPOINT)
