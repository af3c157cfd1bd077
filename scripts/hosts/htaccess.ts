import { nameCharacter, unknownName, type Fallback, type HostRules } from './host-rules'

/**
 * The .htaccess file of Apache and LiteSpeed, which most web space with FTP runs on. It uses what both read in such a file.
 *
 * @param hidden Files of the exported site that only other hosts need.
 */
export function htaccess(
  { publicPages, redirects, fallbacks, headers, exceptions }: HostRules,
  hidden: readonly string[],
): string {
  const kept = publicPages.map((file) => `RewriteRule ${pattern(file)} - [L]`)
  const missing = ['/404', '/404.html', ...hidden].map(
    (file) => `RewriteRule ${pattern(file)} - [R=404,L]`,
  )
  const moved = redirects
    .filter(({ from }) => !from.endsWith('/'))
    .map(
      ({ from, to, status }) =>
        `RewriteRule ${pattern(from, '/?')} "${origin}${literal(to)}" [NE,R=${status},L${to.includes('#') ? ',QSD' : ''}]`,
    )
  const usual = Object.entries(headers).map(([name, value]) => header(name, value))
  const kinds = [...new Set(exceptions.map((rule) => rule.headers))]
  const special = kinds.flatMap((kind, index) => [
    ...exceptions
      .filter((rule) => rule.headers === kind)
      .map(({ path }) => `SetEnvIf Request_URI ${uriPattern(path)} exception_${index}`),
    ...Object.entries(kind).map(([name, value]) => `${header(name, value)} env=exception_${index}`),
  ])
  return `# Written by scripts/build/write-host-rules.ts: change scripts/hosts/host-rules.ts instead.
<IfModule mod_negotiation.c>
# Apache would answer /about with about.html before the rules below, and without an option for links refuse them.
Options -MultiViews +SymLinksIfOwnerMatch
</IfModule>
DirectoryIndex index.html
DirectorySlash Off
ErrorDocument 404 /404.html
AddDefaultCharset utf-8
AddCharset utf-8 .html .css .js .json .svg .txt .xml
AddType text/javascript .js
AddType font/woff2 .woff2
AddType image/svg+xml .svg
AddType image/webp .webp
AddType application/xml .xml

<IfModule mod_deflate.c>
AddOutputFilterByType DEFLATE text/html text/css text/javascript text/plain application/xml application/json image/svg+xml
</IfModule>

<IfModule mod_headers.c>
# mod_deflate changes the ETag that it sends, and Apache compares with its own.
RequestHeader edit If-None-Match -gzip ""
${usual.join('\n')}
<IfModule mod_setenvif.c>
${special.join('\n')}
</IfModule>
</IfModule>

RewriteEngine On
RewriteOptions AllowNoSlash
# What the rules below have found.
RewriteCond %{ENV:REDIRECT_STATUS} !^$
RewriteRule ^ - [L]
# A proxy in front that speaks https for this server.
RewriteCond %{HTTP:X-Forwarded-Proto} ^https [NV]
RewriteRule ^ - [E=ORIGIN:https://%{HTTP_HOST}]
${[...missing, ...kept, ...moved].join('\n')}
RewriteRule ^((?:${nameCharacter}+/)*${nameCharacter}+)(?:\\.html|/)$ ${origin}/$1 [R=301,L]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ /$1.html [L]
# Many hosts would list the files of a folder.
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule . - [R=404,L]
${fallbacks.map(fallbackRule).join('\n')}
`
}

function fallbackRule({ folder, to, status }: Fallback) {
  const unknown = `RewriteRule "^${escaped(folder.slice(1))}/${unknownName(status)}$"`
  return status === 200 ? `${unknown} ${to}.html [L]` : `${unknown} ${origin}${to} [R=${status},L]`
}

/** Empty where this server speaks https itself, or nobody does. */
const origin = '%{ENV:ORIGIN}'

const uriPattern = (path: string) =>
  `"^${path.endsWith('*') ? escaped(path.slice(0, -1)) : `${escaped(path)}$`}"`

/** The pattern of a path that is not encoded. Apache compares it without the slash at its beginning. */
const pattern = (path: string, ending = '') => `"^${escaped(path.slice(1))}${ending}$"`

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\"]/g, '\\$&')

/** Without what would insert a part of the request. */
const literal = (text: string) => text.replace(/[$%]/g, '\\$&')

function header(name: string, value: string) {
  return `Header always set ${name} "${value.replaceAll('%', '%%').replaceAll('"', '\\"')}"`
}
