import type { HostRules } from '@/scripts/build/host-rules'
import { headersFile } from '@/scripts/build/hosts/headers-file'
import { htaccess } from '@/scripts/build/hosts/htaccess'
import { firebaseJson, vercelJson } from '@/scripts/build/hosts/json-files'
import { nginxConf } from '@/scripts/build/hosts/nginx-conf'
import { redirectsFile } from '@/scripts/build/hosts/redirects-file'

// What servers make of these files is asked by e2e/url-matrix.spec.ts.

const rules: HostRules = {
  pages: ['/', '/about', '/blog/ants'],
  publicPages: ['/google0123.html'],
  redirects: [
    { from: '/blog', to: '/articles', status: 301 },
    { from: '/über uns', to: '/about#team', status: 301 },
  ],
  fallbacks: [
    { folder: '/blog', pageNames: ['ants', 'bees'], to: '/articles', status: 302 },
    { folder: '/services', pageNames: ['bats'], to: '/services/unknown', status: 200 },
  ],
  headers: { 'X-Frame-Options': 'DENY', 'Cache-Control': 'no-cache' },
  exceptions: [
    { path: '/share/*', headers: { 'Cache-Control': 'max-age=9' } },
    { path: '/sitemap.xml', headers: { 'Content-Type': 'application/xml; charset=utf-8' } },
  ],
}

test('Cloudflare and Netlify, which join what two rules say, read each header of an address once', () => {
  expect(headersFile(rules)).toBe(`/*
  ! Access-Control-Allow-Origin
  X-Frame-Options: DENY

/
  Cache-Control: no-cache

/:page
  Cache-Control: no-cache

/blog/:page
  Cache-Control: no-cache

/share/*
  Cache-Control: max-age=9

/sitemap.xml
  Content-Type: application/xml; charset=utf-8
`)
})

test('Cloudflare and Netlify find known pages before the rule for unknown ones', () => {
  expect(redirectsFile(rules).split('\n')).toEqual([
    '/blog /articles 301',
    '/%C3%BCber%20uns /about#team 301',
    // Cloudflare would lead to the name without its ending.
    '/google0123.html /google0123 200',
    '/blog/ants /blog/ants 200',
    '/blog/ants.html /blog/ants 301',
    '/blog/Ants /blog/ants 301',
    '/blog/bees /blog/bees 200',
    '/blog/bees.html /blog/bees 301',
    '/blog/Bees /blog/bees 301',
    '/services/bats /services/bats 200',
    '/services/bats.html /services/bats 301',
    '/blog/:name /articles 302',
    '/services/:name /services/unknown 200',
    '',
  ])
})

const team = { destination: '/about#team' }

const headersFor = (everyPath: string, share: string) => [
  {
    source: everyPath,
    headers: [
      { key: 'X-Frame-Options', value: 'DENY' },
      { key: 'Cache-Control', value: 'no-cache' },
    ],
  },
  { source: share, headers: [{ key: 'Cache-Control', value: 'max-age=9' }] },
  {
    source: '/sitemap.xml',
    headers: [{ key: 'Content-Type', value: 'application/xml; charset=utf-8' }],
  },
]

test('Vercel redirects before it looks for a file, leaves known pages alone, and replaces headers by exceptions', () => {
  const articles = { destination: '/articles', statusCode: 302 }
  expect(vercelJson(rules)).toEqual({
    framework: null,
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      { source: '/blog', ...articles, statusCode: 301 },
      { source: '/über uns', ...team, statusCode: 301 },
      { source: '/%C3%BCber%20uns', ...team, statusCode: 301 },
      { source: '/blog/:name((?!(?:ants|bees)$)[^/A-Z]+)', ...articles },
    ],
    rewrites: [{ source: '/services/:name((?!(?:bats)$)[^/]+)', destination: '/services/unknown' }],
    headers: headersFor('/(.*)', '/share/(.*)'),
  })
})

test('Firebase does the same, and uploads what begins with a dot, but no rules of other hosts', () => {
  const articles = { destination: '/articles', type: 302 }
  expect(firebaseJson(rules, ['/_headers']).hosting).toEqual({
    public: 'out',
    ignore: ['_headers'],
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      { source: '/blog', ...articles, type: 301 },
      { source: '/über uns', ...team, type: 301 },
      { source: '/%C3%BCber%20uns', ...team, type: 301 },
      { source: '/blog/!(ants|ants.html|bees|bees.html|*[A-Z]*)', ...articles },
    ],
    rewrites: [{ source: '/services/!(bats|bats.html)', destination: '/services/unknown.html' }],
    headers: headersFor('/{**,.well-known/**}', '/share/**'),
  })
})

test('nginx gives headers by the file, and serves no rules of other hosts', () => {
  const conf = nginxConf(rules, ['/_headers', '/vercel.json'])
  for (const lines of [
    `map $uri $send_cache_control {
  default "no-cache";
  ~^/share/ "max-age=9";
}

server {`,
    `  add_header X-Frame-Options "DENY" always;
  add_header Cache-Control $send_cache_control always;
`,
    `  location = /_headers { return 404; }
  location = /vercel.json { return 404; }
  location = "/blog" {
    return 301 /articles$is_args$args;
  }
  location = "/über uns" {
    return 301 "/about#team";
  }
  location ~ ^/blog/[^/A-Z]+$ {
    try_files $uri $uri.html @unknown_blog;
  }
  location @unknown_blog {
    return 302 /articles$is_args$args;
  }
  location ~ ^/services/[^/]+$ {
    try_files $uri $uri.html /services/unknown.html =404;
  }
}`,
  ]) {
    expect(conf).toContain(`\n${lines}\n`)
  }
})

test('Apache gives headers by the file, and follows its rules once, in the order of the other hosts', () => {
  const file = htaccess(rules, ['/_headers'])
  expect(file).toContain(`
Header always set X-Frame-Options "DENY"
Header always set Cache-Control "no-cache"
SetEnvIf Request_URI "^/share/" exception_0
Header always set Cache-Control "max-age=9" env=exception_0
SetEnvIf Request_URI "^/sitemap\\.xml$" exception_1
`)
  const [, rewrites] = file.split('RewriteRule ^ - [L]\n')
  expect(rewrites).toBe(`RewriteRule "^404\\.html$" - [R=404,L]
RewriteRule "^_headers$" - [R=404,L]
RewriteRule "^google0123\\.html$" - [L]
RewriteRule "^blog$" "/articles" [NE,R=301,L]
RewriteRule "^über uns$" "/about#team" [NE,R=301,L]
RewriteRule ^((?:[\\w.-]+/)*[\\w.-]+)(?:\\.html|/)$ /$1 [R=301,L]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ /$1.html [L]
RewriteRule "^blog/[^/A-Z]+$" /articles [R=302,L]
RewriteRule "^services/[^/]+$" /services/unknown.html [L]
`)
})
