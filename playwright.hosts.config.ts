import { defineConfig } from '@playwright/test'
import base from './playwright.config'

/** Where nginx.conf listens, so that what is tested is the file itself. */
const port = process.env.NGINX_PORT || '8080'
const startMilliseconds = 3 * 60_000

/** These need Node 22, so they are not among the dependencies. */
const wrangler = 'npx --yes wrangler@4.164.0'
const superstatic = 'npx --yes --ignore-scripts superstatic@11.0.0'

/** Started by root, nginx would read the files as nobody, who may not be allowed to. */
const user = process.getuid?.() === 0 ? ' user root;' : ''

const host = process.env.TEST_HOST ?? 'nginx'

const commands: Record<string, string> = {
  nginx: `nginx -p ./ -c nginx.conf -g 'daemon off;${user}'`,
  'cloudflare-pages': `${wrangler} pages dev out --port ${port}`,
  'cloudflare-workers': `${wrangler} dev --port ${port}`,
  firebase: `${superstatic} . --config firebase.json --port ${port}`,
}

/** `npm run test:hosts`: asks a host's own software for every address, nginx if TEST_HOST names no other. */
export default defineConfig({
  ...base,
  testMatch: 'url-matrix.spec.ts',
  workers: 1,
  // The software of these two shows what a deployment leaves out.
  grepInvert: ['nginx', 'cloudflare-workers'].includes(host) ? [] : /is shown by no other/,
  use: { ...base.use, baseURL: `http://localhost:${port}` },
  projects: [{ name: host }],
  webServer: {
    command: commands[host] ?? '',
    url: `http://localhost:${port}/robots.txt`,
    timeout: startMilliseconds,
  },
})
