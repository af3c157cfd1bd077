import { getEntry } from '@/lib/content/content'

/** The key of the field guide. */
export const getIdentificationKey = () => getEntry('identification-key')
