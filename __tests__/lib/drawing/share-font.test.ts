import { spawnSync } from 'node:child_process'
import { drawableText } from '@/lib/drawing/share-font'

/** Starts slowly. */
const timeoutMilliseconds = 60_000
jest.setTimeout(timeoutMilliseconds)

test.each([
  ['Núñez & Sons', 'Núñez & Sons'],
  ['Łódź Pest', 'Łódź Pest'],
  ['Nguyễn Pest', 'Nguyen Pest'],
  ['Bugs 🐜 Away', 'Bugs Away'],
  ['中华 Pest Control', 'Pest Control'],
  ['Nu\u0301n\u0303ez', 'Núñez'],
])('%s is drawn as %s', (text, drawn) => expect(drawableText(text)).toBe(drawn))

test('a share image needs nothing from the network, whatever stands in the name', () => {
  const text = String.fromCharCode(...Array.from({ length: 0x2200 }, (_, code) => code))
  // Jest cannot load the renderer, which is an ES module.
  const { stdout } = spawnSync(
    process.execPath,
    [
      'node_modules/tsx/dist/cli.mjs',
      '--conditions=react-server',
      '--input-type=module',
      '--eval',
      drawing,
    ],
    { encoding: 'utf8', input: `🐜 中华 ${text}`, env: { ...process.env, NODE_ENV: 'test' } },
  )
  expect(JSON.parse(stdout)).toEqual({ type: 'image/png', isDrawn: true, requests: [] })
})

/** Draws the first share image with what stands at the input as the company's name, without a network. */
const drawing = `
  import { readFileSync } from 'node:fs'
  const { company } = await import('@/lib/content/company')
  const { GET } = await import('@/app/share/[image]/route')
  const { getShareImages } = await import('@/lib/seo/share-images')
  company.name = readFileSync(0, 'utf8')
  const local = globalThis.fetch
  const requests = []
  globalThis.fetch = async (address) => {
    if (!String(address).startsWith('http')) return local(address)
    requests.push(String(address))
    throw new Error('There is no network')
  }
  const params = Promise.resolve({ image: getShareImages()[0].name + '.png' })
  const response = await GET(new Request('https://example.com'), { params })
  const isDrawn = (await response.arrayBuffer().catch(() => '')).byteLength > 0
  console.log(JSON.stringify({ type: response.headers.get('content-type'), isDrawn, requests }))
`
