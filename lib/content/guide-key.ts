import { getEntry } from './content'

/** The key of the field guide. */
export const getGuideKey = () => getEntry('field-guide-key')
