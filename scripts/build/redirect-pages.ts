import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { HostRules } from '../hosts/host-rules'
import { escapeHtml } from '@/lib/escape-html'

/** For hosts without rules, whose recipes in docs/deploy.md copy it into the site. Elsewhere pages would hide the rules. */
const folder = 'redirect-pages'

/** Writes a page for each address that redirects. Search engines take it for a redirect, which a 404 page’s script is not. */
export function writeRedirectPages(redirects: HostRules['redirects'], siteUrl: string) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  for (const { from, to } of redirects) {
    if (/^\/index(\.html)?$/.test(from)) continue
    // Such hosts lead from /old to /old/, where they find this page.
    const file = join(folder, /\.html?$/i.test(from) ? from : join(from, 'index.html'))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, redirectPage(to, siteUrl))
  }
}

function redirectPage(to: string, siteUrl: string) {
  const target = escapeHtml(to)
  // Keeps where an advertisement came from.
  const query = /[?#]/.test(to) ? '' : '+location.search'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Moved</title><link rel="canonical" href="${siteUrl}${target}"><script>location.replace(${JSON.stringify(to)}${query})</script><meta http-equiv="refresh" content="0;url=${target}"><a href="${target}">This page has moved</a></html>\n`
}
