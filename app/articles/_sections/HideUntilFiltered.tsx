import { queryParameters } from '@/lib/articles/article-query'

/**
 * Runs while the HTML is read, before the list below it is painted: an address that asks for some articles
 * must not show all of them first. The island reveals the list; the style sheet does after a while if it cannot.
 */
const markQuery = `if(/[?&](${queryParameters.join('|')})=/.test(location.search))document.documentElement.dataset.query=''`

export function HideUntilFiltered() {
  return <script data-before-paint="" dangerouslySetInnerHTML={{ __html: markQuery }} />
}
