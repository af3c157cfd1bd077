/**
 * Runs while the HTML is read, before the list below it is painted: an address with a query must not
 * flash the whole list. The island reveals the list; the style sheet does after a while if it cannot.
 */
const markQuery = "if(location.search)document.documentElement.dataset.query=''"

export function QueryGuard() {
  return <script data-before-paint="" dangerouslySetInnerHTML={{ __html: markQuery }} />
}
