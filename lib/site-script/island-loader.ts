import { sayIslandsFailed } from '../island-loader/failure'

/**
 * The loader of the islands takes its template out of the page. Where that is still there when all has loaded, the
 * loader itself did not come, and nothing else would say so.
 */
export function noticeMissingIslandLoader() {
  if (document.readyState === 'complete') notice()
  else window.addEventListener('load', notice)
}

function notice() {
  if (document.querySelector('template[data-island-scripts]')) sayIslandsFailed()
}
