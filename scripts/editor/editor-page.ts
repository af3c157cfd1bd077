/** The folder of the editor. */
export const adminFolder = '/admin/'

/** The page of the editor. A policy of its own in _headers is for what lies below /admin/. */
export const editorPage = '/admin/edit'

/** The Content-Security-Policy of the editor: its own files, GitHub, and the pictures of the people there. */
export const adminPolicy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "connect-src 'self' blob: data: https://api.github.com",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The HTML of the editor. Search engines are kept out, for hosts that know no headers, too. */
export const editorHtml = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="robots" content="noindex" />
    <title>Edit the website</title>
  </head>
  <body>
    <script type="module" src="/admin/page.js"></script>
  </body>
</html>
`
