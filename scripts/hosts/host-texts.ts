import { headersFile } from './headers-file'
import { hostFiles, type HostFile } from './host-files'
import type { HostRules } from './host-rules'
import { htaccess } from './htaccess'
import { nginxConf } from './nginx-conf'
import { redirectsFile } from './redirects-file'
import { vercelJson } from './vercel-json'

export function hostTexts(rules: HostRules): Record<HostFile, string> {
  return {
    '/.htaccess': htaccess(rules, otherThan('/.htaccess')),
    '/_headers': headersFile(rules),
    '/_redirects': redirectsFile(rules),
    '/vercel.json': `${JSON.stringify(vercelJson(rules), null, 2)}\n`,
    // What Vercel, and Cloudflare Workers, leave out.
    '/.vercelignore': names(otherThan('/.vercelignore', '/vercel.json')),
    '/.assetsignore': names(otherThan('/.assetsignore', '/_headers', '/_redirects')),
    // GitHub Pages would otherwise leave out the folder _next.
    '/.nojekyll': '',
    'nginx.conf': nginxConf(rules, hostFiles),
  }
}

const otherThan = (...own: HostFile[]) => hostFiles.filter((file) => !own.includes(file))

const names = (files: readonly string[]) => files.map((file) => `${file.slice(1)}\n`).join('')
