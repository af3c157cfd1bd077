/**
 * The one script that every page loads. No framework: it adds to pages that work without it.
 * scripts/build-site-script.mjs bundles it to public/site.js.
 */
import type { SiteScriptElement } from '../after-paint/heading-face'
import { showHeadingFace } from '../site-script/heading-face'
import { noticeMissingIslandLoader } from '../site-script/island-loader'
import { scrollToAnchors } from './anchors'
import { watchCallBand } from './call-band'
import { watchHeader } from './header'
import { closeMenusWhenLeft } from './menus'
import { handleMissingPage } from './missing-page'
import { markSeason } from './seasons'
import { showToday } from './today'

handleMissingPage(window.location)
watchHeader()
closeMenusWhenLeft()
showToday(new Date())
markSeason(new Date())
scrollToAnchors()
watchCallBand()
noticeMissingIslandLoader()

// In a plain export the browser loads the face by itself, and on further pages it has it.
const { headingFace } = (document.currentScript ?? {}) as Partial<SiteScriptElement>
if (headingFace) void showHeadingFace(headingFace)
