import { nameCharacter, unknownName, type Fallback, type HostRules } from './host-rules'

/** The folder of the exported site on the server, also in docs/deploy.md and Dockerfile. */
const root = '/srv/site/out'

/** Types that need a charset and compression. nginx always compresses text/html. */
const textTypes =
  'text/css text/javascript application/javascript text/plain application/xml application/json image/svg+xml'

/**
 * The nginx configuration of the site, for the folder conf.d or sites-enabled.
 *
 * @param hidden Files of the exported site that only other hosts need.
 */
export function nginxConf(
  { publicPages, redirects, fallbacks, headers, exceptions }: HostRules,
  hidden: readonly string[],
): string {
  // A header that differs between files becomes a variable. Where that is empty, nginx leaves the header out.
  const special = new Set(exceptions.flatMap((rule) => Object.keys(rule.headers)))
  // A location below sets it.
  special.delete('Content-Type')
  const maps = [...special].flatMap((name) => [
    `map $uri ${variable(name)} {`,
    `  default ${quoted(headers[name] ?? '')};`,
    ...exceptions.flatMap(({ path, headers: { [name]: value } }) =>
      // Long names, other than patterns, need map_hash_bucket_size, which nginx refuses after the map of another site.
      value ? `  ~^${path.replaceAll('.', '\\.')}$ ${quoted(value)};`.replace('*$', '') : [],
    ),
    '}',
  ])
  const added = [...new Set([...Object.keys(headers), ...special])].map((name) => {
    const value = special.has(name) ? variable(name) : quoted(headers[name] ?? '')
    return `add_header ${name} ${value} always;`
  })
  return `# Written by scripts/build/write-host-rules.ts: change scripts/hosts/host-rules.ts instead.
${lines(0, maps)}

server {
  listen 8080;
  # Where IPv6 is switched off, nginx refuses this line: delete it.
  listen [::]:8080;
  root ${root};
  error_page 404 /404.html;
  server_tokens off;
  # A proxy in front may have another name and port than this server.
  absolute_redirect off;
  charset utf-8;
  charset_types ${textTypes};
  gzip on;
  gzip_static on;
  gzip_vary on;
  gzip_types ${textTypes};

  # No location below may have an add_header: it would drop all of these.
${lines(2, added)}

  location / {
    try_files $uri $uri.html =404;
  }
  location = / {
    try_files /index.html =404;
  }
  location = /404.html {
    internal;
  }
  # nginx's own list of types has text/xml.
  location = /sitemap.xml {
    types {}
    default_type application/xml;
  }
  location ~ \\.html$ {
    rewrite ^((?:/${nameCharacter}+)+)\\.html$ $1 permanent;
    return 404;
  }
  location ~ ./$ {
    rewrite ^((?:/${nameCharacter}+)+)/$ $1 permanent;
    return 404;
  }
${lines(2, [
  ...publicPages.map((file) => `location = ${quoted(file)} { try_files $uri =404; }`),
  `location ~ ^(?:${['/404', ...hidden].join('|').replaceAll('.', '\\.')})$ { return 404; }`,
  ...redirects.flatMap(({ from, to, status }) => [
    `location = ${quoted(from)} {`,
    // A query or an id of its own comes last.
    /[?#]/.test(to)
      ? `  return ${status} ${quoted(to)};`
      : `  return ${status} ${to}$is_args$args;`,
    '}',
  ]),
  ...fallbacks.flatMap(locationsOf),
])}
}
`
}

const variable = (name: string) => `$send_${name.toLowerCase().replaceAll('-', '_')}`

function locationsOf({ folder, to, status }: Fallback) {
  const fallback = status === 200 ? `${to}.html =404` : `@unknown${folder.replaceAll('/', '_')}`
  const location = [
    `location ~ ^${folder}/${unknownName(status)}$ {`,
    `  try_files $uri $uri.html ${fallback};`,
    '}',
  ]
  if (status === 200) return location
  return [...location, `location ${fallback} {`, `  return ${status} ${to}$is_args$args;`, '}']
}

/** @throws When the value contains characters that nginx would interpret. */
function quoted(value: string) {
  if (/["$\\]/.test(value)) throw new Error(`nginx.conf: cannot write ${value}`)
  return `"${value}"`
}

function lines(indent: number, texts: readonly string[]) {
  return texts.map((text) => ' '.repeat(indent) + text).join('\n')
}
