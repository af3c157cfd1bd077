/**
 * What the first paint can do without comes after it: the site script, which at the first page of a visit also loads
 * the headings' own face. The finishing step (scripts/finish.mjs) bundles this into every page, and says in the
 * attributes of its element what there is to load.
 */
import { isSentOn } from '../browser/missing-page'
import { afterFirstPaint } from './first-paint'
import { comesFromThisSite, faceOfHeadings, type SiteScriptElement } from './heading-face'

const { src, integrity, family, font } = (document.currentScript as HTMLScriptElement).dataset

const siteScript: SiteScriptElement = document.createElement('script')
Object.assign(siteScript, { src, integrity })

if (family && font) {
  const face = faceOfHeadings(family, font)
  if (comesFromThisSite(document)) document.fonts.add(face)
  else siteScript.headingFace = face
}

// Who is sent on from the 404 page, or to a section of this one, need not see it first.
if (isSentOn(window) || window.location.hash) load()
else afterFirstPaint(load)

function load() {
  document.body.append(siteScript)
}
