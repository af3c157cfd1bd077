import { formService as formServiceOf } from './settings'
import { company } from '@/lib/company/company'
import { forms } from '@/lib/pages/page-copy'

/** What both forms send to, in this build; nothing where the owner has set none. */
export const formService = formServiceOf(company.forms, process.env.FORMS_ENDPOINT)

/** The words by which both forms ask for photos; nothing where they do not. */
export const photoWords = formService?.photos
  ? { ...forms.photos, optional: forms.optional }
  : undefined
