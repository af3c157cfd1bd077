/** Entry of the script that every page loads, deferred. Pages work without it. scripts/build/finish/scripts.ts bundles it. */
import { openAtTop, openOldAddress, scrollToAnchors } from './anchors'
import { closeOtherPlaces } from './entry-points'
import { keepBelowHeader, watchHeader } from './header'
import { connectMenus } from './menus'
import { showOpenNow } from './open-now'
import { startRedirect } from './redirect'
import { showToday } from './today'

openOldAddress(window.location)
openAtTop()
watchHeader()
keepBelowHeader()
connectMenus()
closeOtherPlaces()
showToday(new Date())
showOpenNow()
scrollToAnchors()
startRedirect()
