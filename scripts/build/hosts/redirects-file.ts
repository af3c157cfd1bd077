import type { HostRules } from '../host-rules'

/** Cloudflare's limits: https://developers.cloudflare.com/pages/configuration/redirects/ */
const maxStaticRules = 2_000
const maxDynamicRules = 100

type Line = { from: string; to: string; status: number }

/**
 * The _redirects file that Cloudflare and Netlify read. Cloudflare obeys it before it looks for a file,
 * so each known page has a line of its own before the one for unknown names.
 *
 * @throws When Cloudflare would leave out lines.
 */
export function redirectsFile({ redirects, unknown }: HostRules): string {
  const lines: Line[] = [
    ...redirects,
    ...unknown.flatMap(({ folder, known }) => known.flatMap((name) => keep(`${folder}/${name}`))),
    ...unknown.map(({ folder, to, status }) => ({ from: `${folder}/:name`, to, status })),
  ]
  checkCounts(lines)
  return `${lines.map(({ from, to, status }) => `${from} ${to} ${status}`).join('\n')}\n`
}

function keep(page: string): Line[] {
  return [
    { from: page, to: page, status: 200 },
    { from: `${page}.html`, to: page, status: 301 },
  ]
}

const isPattern = ({ from }: Line) => /[*:]/.test(from)

function checkCounts(lines: readonly Line[]) {
  const dynamicRules = lines.filter(isPattern).length
  const staticRules = lines.length - dynamicRules
  if (staticRules > maxStaticRules || dynamicRules > maxDynamicRules) {
    throw new Error(
      `_redirects: ${staticRules} lines and ${dynamicRules} patterns, of which Cloudflare reads ${maxStaticRules} and ${maxDynamicRules}`,
    )
  }
}
