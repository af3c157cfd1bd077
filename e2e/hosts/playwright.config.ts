import { defineConfig } from '@playwright/test'
import base from '../../playwright.config'

const isRoot = process.getuid?.() === 0

/** As nginx includes the file of a site, which lies elsewhere here. Started by root, it would read the files as nobody. */
function nginx(port: number) {
  return [
    'mkdir -p test-results',
    `sed "s#/srv/site#$PWD#; s#8080#${port}#" nginx.conf > test-results/site.conf`,
    `echo "events {} http { include /etc/nginx/mime.types; access_log off; include $PWD/test-results/site.conf; }" > test-results/nginx.conf`,
    `nginx -c $PWD/test-results/nginx.conf -e stderr -g 'daemon off; pid /tmp/nginx-${port}.pid;${isRoot ? ' user root;' : ''}'`,
  ].join(' && ')
}

const apacheModules =
  'mpm_event alias authz_core autoindex dir mime negotiation deflate filter headers setenvif rewrite'

/** As on web space: a server that reads .htaccess from the folder of the site. */
function apache(port: number, options: string) {
  const file = `test-results/apache-${port}.conf`
  return [
    'mkdir -p test-results',
    `{ for name in ${apacheModules}; do echo "LoadModule $name"_module" /usr/lib/apache2/modules/mod_$name.so"; done; echo "ServerName localhost
Listen ${port}
PidFile /tmp/apache-${port}.pid
ErrorLog '$PWD/test-results/apache.log'
TypesConfig /etc/mime.types
Include /etc/apache2/mods-available/alias.conf
DocumentRoot '$PWD/out'
<Directory '$PWD/out'>
Options ${options}
AllowOverride All
Require all granted
</Directory>
<Files '.ht*'>
Require all denied
</Files>"; } > ${file}`,
    `apache2 -d /tmp -f "$PWD/${file}" -D FOREGROUND`,
  ].join(' && ')
}

const servers = [
  { name: 'nginx', port: 8081, command: nginx(8081) },
  { name: 'apache', port: 8082, command: apache(8082, 'Indexes') },
  { name: 'apache-multiviews', port: 8083, command: apache(8083, 'FollowSymLinks MultiViews') },
]

/** Asks the servers of Debian's packages nginx and apache2 for every address of the built site, by its own files. */
export default defineConfig({
  ...base,
  testDir: '..',
  testMatch: 'url-matrix.spec.ts',
  tsconfig: '../tsconfig.json',
  projects: servers.map(({ name, port }) => ({
    name,
    use: { baseURL: `http://localhost:${port}` },
  })),
  webServer: servers.map(({ port, command }) => ({
    command,
    cwd: '../..',
    url: `http://localhost:${port}/robots.txt`,
  })),
})
