/** Entry of the script that every page loads, deferred. Pages work without it. scripts/finish.ts bundles it. */
import { openAtTop, scrollToAnchors } from './anchors'
import { keepBelowHeader, watchHeader } from './header'
import { closeOtherPlaces, connectMenus } from './menus'
import { answerMissingPage } from './missing-page'
import { startRedirect } from './redirect'
import { keepToday } from './today'

openAtTop()
watchHeader()
keepBelowHeader()
connectMenus()
closeOtherPlaces()
keepToday()
scrollToAnchors()
startRedirect(window.location)
answerMissingPage(window.location)
