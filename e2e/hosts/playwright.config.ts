import { defineConfig } from '@playwright/test'
import base from '../../playwright.config'

/** Where nginx.conf listens, so that what is tested is the file itself. */
const port = 8080
const startMilliseconds = 3 * 60_000

/** These need Node 22, so they are not among the dependencies. */
const wrangler = 'npx --yes wrangler@4.164.0'
const superstatic = 'npx --yes --ignore-scripts superstatic@11.0.0'

/** As nginx includes the file of a site, which lies elsewhere here. Started by root, it would read the files as nobody. */
const nginx = [
  `mkdir -p test-results && sed "s#/srv/site#$PWD#" nginx.conf > test-results/site.conf`,
  `echo "events {} http { include /etc/nginx/mime.types; access_log off; include $PWD/test-results/site.conf; }" > test-results/nginx.conf`,
  `nginx -c $PWD/test-results/nginx.conf -e stderr -g 'daemon off; pid /tmp/nginx-site.pid;${process.getuid?.() === 0 ? ' user root;' : ''}'`,
].join(' && ')

/** As on web space: a server that reads .htaccess from the folder of the site. */
const apacheModules = 'mpm_event authz_core dir mime deflate filter headers setenvif rewrite'
const apache = [
  'mkdir -p test-results',
  `{ for name in ${apacheModules}; do echo "LoadModule $name"_module" /usr/lib/apache2/modules/mod_$name.so"; done; echo "ServerName localhost
Listen ${port}
PidFile /tmp/apache-site.pid
ErrorLog '$PWD/test-results/apache.log'
TypesConfig /etc/mime.types
DocumentRoot '$PWD/out'
<Directory '$PWD/out'>
AllowOverride All
Require all granted
</Directory>
<Files '.ht*'>
Require all denied
</Files>"; } > test-results/apache.conf`,
  'apache2 -d /tmp -f "$PWD/test-results/apache.conf" -D FOREGROUND',
].join(' && ')

const host = process.env.TEST_HOST ?? 'nginx'

const commands: Record<string, string> = {
  nginx,
  apache,
  'cloudflare-pages': `${wrangler} pages dev out --port ${port}`,
  'cloudflare-workers': `${wrangler} dev --port ${port}`,
  firebase: `${superstatic} . --config firebase.json --port ${port}`,
}

/** `npm run test:hosts`: asks a host's own software for every address, nginx if TEST_HOST names no other. */
export default defineConfig({
  ...base,
  testDir: '..',
  testMatch: 'url-matrix.spec.ts',
  tsconfig: '../tsconfig.json',
  workers: 1,
  // The software of these two shows what a deployment leaves out.
  grepInvert: ['nginx', 'apache', 'cloudflare-workers'].includes(host)
    ? []
    : /configuration files of hosts are not public/,
  use: { ...base.use, baseURL: `http://localhost:${port}` },
  projects: [{ name: host }],
  webServer: {
    command: commands[host] ?? '',
    cwd: '../..',
    url: `http://localhost:${port}/robots.txt`,
    timeout: startMilliseconds,
  },
})
