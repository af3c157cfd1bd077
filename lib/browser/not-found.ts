/** Inlined into the 404 page by scripts/build/finish.ts, because no other page needs it. */
import { handleMissingPage } from './missing-page'

void handleMissingPage(window.location)
