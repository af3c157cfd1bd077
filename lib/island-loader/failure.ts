/**
 * Says on the root element that the islands stay asleep, because their files did not come. The style
 * sheet then takes away what could not work and shows what there is to say about it.
 */
export function sayIslandsFailed() {
  document.documentElement.dataset.islandsFailed = ''
}
