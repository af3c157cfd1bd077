/**
 * Wakes the islands of a page once it is painted. No page needs it: without the finishing step
 * (scripts/finish.mjs), which bundles it, Next's scripts stand in the page as they are.
 */
import { repeatEarlyInput } from './early-input'
import { wakeInTime } from './wake'

const template = document.querySelector<HTMLTemplateElement>('template[data-island-scripts]')
if (template) {
  wakeInTime(template)
  repeatEarlyInput(document)
}
