import { loadContent } from '@/lib/site/site-content'

/** All content that tests read with its problems, loaded once for all files. */
export const loadedContent = loadContent()
