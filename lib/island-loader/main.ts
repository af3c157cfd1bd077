/**
 * Wakes the islands of a page once it is painted. The finishing step (scripts/finish.mjs) bundles it
 * and adds it to the pages that have one; without that step Next's scripts stand in the page as they are.
 */
import { repeatEarlyInput } from './early-input'
import { wakeInTime } from './wake'

const template = document.querySelector<HTMLTemplateElement>('template[data-island-scripts]')
if (template) {
  // The site script takes a template that stays for a loader that did not come.
  template.remove()
  wakeInTime(template)
  repeatEarlyInput(document)
}
