import { gzipSync } from 'node:zlib'
import type { ThirdPartyScript } from '@/lib/content/third-party-script'

const timeoutMilliseconds = 5_000

/** What a third-party script costs visitors, as a line for whoever builds the site: its size, and whom it talks to. */
export async function describeCost({ src, hosts }: ThirdPartyScript): Promise<string> {
  const named = [...new Set([new URL(src).origin, ...Object.values(hosts).flat()])]
  return `Third-party script ${src}: ${await sizeOf(src)} on every page, and may talk to ${named.join(', ')}.`
}

/** Its own bytes. What it loads after that, nobody can tell from here. */
async function sizeOf(src: string) {
  try {
    const response = await fetch(src, { signal: AbortSignal.timeout(timeoutMilliseconds) })
    if (!response.ok) throw new Error(String(response.status))
    const script = Buffer.from(await response.arrayBuffer())
    return `${kilobytes(gzipSync(script).length)} kB (${kilobytes(script.length)} kB unzipped)`
  } catch {
    return 'a size that could not be asked for now'
  }
}

function kilobytes(bytes: number) {
  return (bytes / 1_000).toFixed(1)
}
