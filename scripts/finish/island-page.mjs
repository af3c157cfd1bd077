import { append, element, setAttribute, setText, template, textOf } from './tree.mjs'

/**
 * Lays the scripts of a page's islands aside in a <template>, from which the loader (lib/island-loader)
 * takes them once the page is painted.
 *
 * @param {import('./page.mjs').Page} page
 * @param {import('./finish-page.mjs').Site} site
 * @throws Naming the file, at an island that has no scripts.
 */
export function addIslandScripts({ file, islands, scripts, body }, { files, loader, scriptsOf }) {
  append(body, template({ 'data-island-scripts': '' }, islands.flatMap(elementsFor)))
  append(body, element('script', { ...loader, defer: '' }))
  for (const script of scripts.beforePaint) moveToFile(script, files)

  /** @param {string} island */
  function elementsFor(island) {
    const [start, ...imported] = references(island)
    // Named here, the imported ones load beside the first, and not after it.
    return [
      ...imported.map(({ src, integrity }) =>
        element('link', { rel: 'modulepreload', href: src, integrity }),
      ),
      element('script', { type: 'module', ...start }),
    ]
  }

  /** @param {string} island */
  function references(island) {
    try {
      return scriptsOf(island)
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : error}`)
    }
  }
}

/**
 * The Content-Security-Policy allows no inline script that is not on every page.
 *
 * @param {import('./tree.mjs').Element} script
 * @param {import('./site-files.mjs').SiteFiles} files
 */
function moveToFile(script, files) {
  const { src, integrity } = files.writeHashedScript('before-paint', textOf(script))
  setText(script, '')
  setAttribute(script, 'src', src)
  setAttribute(script, 'integrity', integrity)
}
