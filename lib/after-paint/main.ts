/**
 * What the first paint can do without comes after it: the site script, which at the first page of a visit also loads
 * the headings' own face. The finishing step (scripts/finish.mjs) bundles this into every page, and says in the
 * attributes of its element what there is to load.
 */
import { isSentOn } from '../site-script/missing-page'
import { afterFirstPaint } from './first-paint'
import { comesFromThisSite, faceOfHeadings } from './heading-face'

const { dataset } = document.currentScript as HTMLScriptElement

const face = comesFromThisSite(document) && faceOfHeadings(dataset)
if (face) document.fonts.add(face)

// Who is sent on from the 404 page, or to a section of this one, need not see it first.
if (isSentOn(window) || window.location.hash) loadSiteScript()
else afterFirstPaint(loadSiteScript)

function loadSiteScript() {
  const { src = '', integrity = '' } = dataset
  document.body.append(Object.assign(document.createElement('script'), { src, integrity }))
}
