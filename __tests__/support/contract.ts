import { company } from '@/lib/company/company'

/** Whether the content is the sample company's, for which the specification fixes places, articles, claims and names. */
export const isSample = company.sample
