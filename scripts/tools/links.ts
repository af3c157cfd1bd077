/** How many sites are asked at the same time. */
const workers = 8
const tries = 2
const timeoutMilliseconds = 20_000

/** Answers of a page that is there, but not for programs. */
const refusals = [401, 403, 405, 406, 429, 503]

/** Each address of another site, with the pages that link to it. */
export function outsideLinks(pages: readonly { file: string; html: string }[]) {
  const links = new Map<string, string[]>()
  for (const { file, html } of pages) {
    const addresses = [...html.matchAll(/<a [^>]*?href="(https?:[^"#]+)/g)].map(
      ([, url = '']) => url,
    )
    for (const url of new Set(addresses.map((address) => address.replaceAll('&amp;', '&')))) {
      links.set(url, [...(links.get(url) ?? []), file])
    }
  }
  return links
}

/** The links that lead nowhere, each with the reason: its status, or why no answer came. */
export async function findBrokenLinks(urls: readonly string[], load: typeof fetch) {
  const waiting = [...urls]
  const broken: { url: string; reason: string }[] = []
  async function work() {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const reason = await whyBroken(url, load)
      if (reason) broken.push({ url, reason })
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  return broken.toSorted((a, b) => a.url.localeCompare(b.url))
}

async function whyBroken(url: string, load: typeof fetch) {
  let reason = ''
  for (let attempt = 0; attempt < tries; attempt += 1) {
    try {
      const signal = AbortSignal.timeout(timeoutMilliseconds)
      const { ok, status } = await load(url, { signal })
      if (ok || refusals.includes(status)) return undefined
      reason = `status ${status}`
    } catch (error) {
      // fetch puts the reason into the cause.
      reason = error instanceof Error ? String(error.cause ?? error.message) : String(error)
    }
  }
  return reason
}
