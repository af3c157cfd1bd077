/**
 * The Content-Security-Policy of a page with the editor: its own files, and nothing else.
 *
 * @param connections Other origins that it may send requests to.
 * @param pictures Other origins that it may show pictures of.
 */
export function editorPolicy(
  connections: readonly string[] = [],
  pictures: readonly string[] = [],
) {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:', ...pictures],
    'connect-src': ["'self'", 'blob:', 'data:', ...connections],
    'worker-src': ["'self'", 'blob:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/** The HTML of a page with the editor. Search engines are kept out, for hosts that know no headers, too. */
export function editorPage(script: string) {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="robots" content="noindex" />
    <title>Edit the website</title>
  </head>
  <body>
    <script type="module" src="${script}"></script>
  </body>
</html>
`
}

/** The folder of the editor on the site, if the owner wants it. */
export const adminFolder = '/admin/'

/** The Content-Security-Policy of the editor on the site. It asks GitHub, and shows the pictures of the people there. */
export const adminPolicy = editorPolicy(
  ['https://api.github.com'],
  ['https://avatars.githubusercontent.com'],
)
