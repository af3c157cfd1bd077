import type { HostRules, Unknown } from '../host-rules'

/** Types with a charset, and worth compressing. nginx always compresses text/html. */
const textTypes =
  'text/css text/javascript text/plain application/xml application/json image/svg+xml'

type Machine = {
  port: string
  /** Folder for the process id and temporary files. Two sites on one machine want two. */
  temporary: string
  /** Files of the exported site that are for other hosts. */
  hidden: readonly string[]
}

/** A whole nginx.conf that serves out/ below the folder given to `nginx -p`, without rights of root. */
export function nginxConf(
  { redirects, unknown, headers, exceptions }: HostRules,
  { port, temporary, hidden }: Machine,
): string {
  const replaced = Object.entries(headers).filter(([name]) =>
    exceptions.some((rule) => name in rule.headers),
  )
  // A header that is not the same for all files is a variable.
  const maps = replaced.flatMap(([name, usual]) => [
    `map $uri ${variable(name)} {`,
    `  default ${quoted(usual)};`,
    ...exceptions.flatMap(({ path, headers: { [name]: value } }) =>
      value ? `  ${path.replace(/^(.*)\*$/, '~^$1')} ${quoted(value)};` : [],
    ),
    '}',
  ])
  const added = Object.entries(headers).map(([name, value]) => {
    const isReplaced = replaced.some(([other]) => other === name)
    return `add_header ${name} ${isReplaced ? variable(name) : quoted(value)} always;`
  })
  return `# Written by scripts/build/write-host-rules.ts: change scripts/build/host-rules.ts instead.
worker_processes auto;
error_log stderr warn;
pid ${temporary}/nginx.pid;

events {}

http {
  client_body_temp_path ${temporary}/client_body;
  proxy_temp_path ${temporary}/proxy;
  fastcgi_temp_path ${temporary}/fastcgi;
  uwsgi_temp_path ${temporary}/uwsgi;
  scgi_temp_path ${temporary}/scgi;

  # Where a log of visits may be written differs, and nginx does not start when it may not.
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  # A proxy in front may have another name and port than this server.
  absolute_redirect off;

  # nginx's own list is not at the same place everywhere.
  types {
    text/html html;
    text/css css;
    text/javascript js;
    text/plain txt;
    application/xml xml;
    application/json json;
    image/svg+xml svg;
    image/png png;
    image/jpeg jpg;
    image/webp webp;
    image/avif avif;
    image/x-icon ico;
    font/woff2 woff2;
  }
  charset utf-8;
  charset_types ${textTypes};
  gzip on;
  gzip_static on;
  gzip_vary on;
  gzip_types ${textTypes};

  map_hash_bucket_size 256;
${lines(2, maps)}

  server {
    listen ${port};
    root out;
    error_page 404 /404.html;

    # No location below may have an add_header: it would drop all of these.
${lines(4, added)}

    location / {
      try_files $uri $uri.html =404;
    }
    location = / {
      try_files /index.html =404;
    }
    location = /404.html {
      internal;
    }
    # Only plain names are redirected: a browser would read /\\example.com as another host.
    location ~ \\.html$ {
      rewrite ^((?:/[\\w.-]+)+)\\.html$ $1 permanent;
      return 404;
    }
    location ~ ./$ {
      rewrite ^((?:/[\\w.-]+)+)/$ $1 permanent;
      return 404;
    }
${lines(4, [
  ...hidden.map((file) => `location = ${file} { return 404; }`),
  ...redirects.flatMap(({ from, to, status }) => [
    `location = ${from} {`,
    `  return ${status} ${to}$is_args$args;`,
    '}',
  ]),
  ...unknown.flatMap(locationsOf),
])}
  }
}
`
}

const variable = (name: string) => `$send_${name.toLowerCase().replaceAll('-', '_')}`

function locationsOf({ folder, to, status }: Unknown) {
  const fallback = status === 200 ? `${to}.html =404` : `@unknown${folder.replaceAll('/', '_')}`
  const location = [
    `location ~ ^${folder}/[^/]+$ {`,
    `  try_files $uri $uri.html ${fallback};`,
    '}',
  ]
  if (status === 200) return location
  return [...location, `location ${fallback} {`, `  return ${status} ${to}$is_args$args;`, '}']
}

/** @throws When nginx would read more than text in the value. */
function quoted(value: string) {
  if (/["$\\]/.test(value)) throw new Error(`nginx.conf: cannot write ${value}`)
  return `"${value}"`
}

function lines(indent: number, texts: readonly string[]) {
  return texts.map((text) => ' '.repeat(indent) + text).join('\n')
}
