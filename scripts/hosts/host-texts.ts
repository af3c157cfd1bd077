import { headersFile } from './headers-file'
import { hostFiles, type HostFile } from './host-files'
import type { HostRules } from './host-rules'
import { htaccess } from './htaccess'
import { firebaseJson, vercelJson } from './json-files'
import { nginxConf } from './nginx-conf'
import { redirectsFile } from './redirects-file'

export function hostTexts(rules: HostRules): Record<HostFile, string> {
  return {
    '/.htaccess': htaccess(rules, otherThan('/.htaccess')),
    '/_headers': headersFile(rules),
    '/_redirects': redirectsFile(rules),
    '/vercel.json': json(vercelJson(rules)),
    // What Vercel, and Cloudflare Workers, leave out.
    '/.vercelignore': names(otherThan('/.vercelignore', '/vercel.json')),
    '/.assetsignore': names(otherThan('/.assetsignore', '/_headers', '/_redirects')),
    // GitHub Pages would otherwise leave out the folder _next.
    '/.nojekyll': '',
    'firebase.json': json(firebaseJson(rules, hostFiles)),
    'nginx.conf': nginxConf(rules, hostFiles),
  }
}

const otherThan = (...own: HostFile[]) => hostFiles.filter((file) => !own.includes(file))

const names = (files: readonly string[]) => files.map((file) => `${file.slice(1)}\n`).join('')

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`
