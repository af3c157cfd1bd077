import {
  append,
  attribute,
  element,
  remove,
  setAttribute,
  setText,
  template,
  textOf,
} from './tree.mjs'

/** Islands that do something without being touched: their page wakes at once. */
const startByThemselves = ['HomeRedirect']

/**
 * Lays the scripts of React aside in a <template>, from which the loader (lib/island-loader) takes
 * them once the page is painted. The inline ones become one file, which runs before the others: the
 * Content-Security-Policy allows no inline script that is different on each page.
 *
 * @param {import('./page.mjs').Page} page
 * @param {import('./site-files.mjs').SiteFiles} files
 * @param {import('./site-files.mjs').ScriptReference} loader
 */
export function prepareIslandPage({ file, islands, scripts, body }, files, loader) {
  if (scripts.runtime.length === 0 || scripts.payload.length === 0) {
    throw new Error(`${file}: holds ${islands.join(', ')} but has lost the scripts of React`)
  }
  const payload = scripts.payload.map(textOf).join(';\n')
  const sources = scripts.runtime.map((script) => attribute(script, 'src') ?? '')
  const waiting = [files.writeHashedScript('page-data', payload), ...sources.map(files.reference)]
  for (const script of [...scripts.payload, ...scripts.runtime]) remove(script)

  const startsAtOnce = islands.some((name) => startByThemselves.includes(name))
  append(
    body,
    template(
      { 'data-island-scripts': startsAtOnce ? 'at-once' : '' },
      waiting.map((reference) => element('script', reference)),
    ),
  )
  append(body, element('script', { ...loader, defer: '' }))
  for (const script of scripts.beforePaint) moveToFile(script, files)
}

/** @param {import('./tree.mjs').Element} script @param {import('./site-files.mjs').SiteFiles} files */
function moveToFile(script, files) {
  const { src, integrity } = files.writeHashedScript('before-paint', textOf(script))
  setText(script, '')
  setAttribute(script, 'src', src)
  setAttribute(script, 'integrity', integrity)
}
