/** What the 404 page has in itself: no other page needs it. scripts/build/finish.ts puts it in. */
import { handleMissingPage } from './missing-page'

void handleMissingPage(window.location)
