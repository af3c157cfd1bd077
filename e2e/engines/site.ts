import { text } from 'node:stream/consumers'
import { answer, listen, readServeConfig } from '../../scripts/tools/site-server'

/** What the forms of the site under test send to: a path of the site itself. */
export const endpoint = '/requests'

export type Site = Awaited<ReturnType<typeof startSite>>

/** The built site with a receiver for its forms, on an address of its own: no browser has anything of it in its cache. */
export async function startSite() {
  const config = readServeConfig()
  const requests: URLSearchParams[] = []
  let lost: RegExp | undefined
  let held = Promise.resolve()
  const { origin, close } = await listen(async (request, response) => {
    const { method, url = '' } = request
    if (lost?.test(url)) {
      lost = undefined
      return response.writeHead(404).end()
    }
    if (method !== 'POST' || url !== endpoint) return answer(request, response, config)
    requests.push(new URLSearchParams(await text(request)))
    await held
    return response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"success":true}')
  })
  return {
    origin,
    close,
    /** What has come from the forms. */
    requests,
    /** The next request for such a file fails. */
    lose: (file: RegExp) => (lost = file),
    /** The forms get no answer until what it returns is called. */
    hold() {
      let letGo = () => {}
      held = new Promise((resolve) => (letGo = resolve))
      return letGo
    },
  }
}
