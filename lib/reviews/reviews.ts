import { getEntry } from '@/lib/content/content'

/** What customers have written, by the page that shows it; read once a process. */
export const reviews = getEntry('reviews')
