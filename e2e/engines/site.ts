import { text } from 'node:stream/consumers'
import { answer, listen, readServeConfig } from '../../scripts/tools/site-server'

/** The path of the tested site that receives its forms. */
export const endpoint = '/requests'

export type Site = Awaited<ReturnType<typeof startSite>>

/** Serves the built site and receives its forms, at a new address, so that no browser has cached anything of it. */
export async function startSite() {
  const config = readServeConfig()
  const requests: URLSearchParams[] = []
  let mayAnswer = Promise.resolve()
  const { origin, close } = await listen(async (request, response) => {
    const { method, url = '' } = request
    if (method !== 'POST' || url !== endpoint) return answer(request, response, config)
    requests.push(new URLSearchParams(await text(request)))
    await mayAnswer
    return response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"success":true}')
  })
  return {
    origin,
    close,
    /** The requests that the forms have sent. */
    requests,
    /** Delays the answers to the forms. @returns A function that sends them. */
    delayAnswers() {
      let release = () => {}
      mayAnswer = new Promise((resolve) => (release = resolve))
      return release
    },
  }
}
