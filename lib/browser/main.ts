/** Entry of the script that every page loads, deferred. Pages work without it. scripts/build/finish/scripts.ts bundles it. */
import { openAtTop, openOldAddress, scrollToAnchors } from './anchors'
import { keepBelowHeader, watchHeader } from './header'
import { closeOtherPlaces, connectMenus } from './menus'
import { startRedirect } from './redirect'
import { showToday } from './today'

openOldAddress(window.location)
openAtTop()
watchHeader()
keepBelowHeader()
connectMenus()
closeOtherPlaces()
showToday(new Date())
scrollToAnchors()
startRedirect(window.location)
