import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleIslands } from '@/scripts/finish/islands.mjs'
import { siteFiles } from '@/scripts/finish/site-files.mjs'

let out: string
let scriptsOf: ReturnType<typeof bundleIslands>

beforeAll(() => {
  out = mkdtempSync(join(tmpdir(), 'islands-'))
  process.env.NEXT_PUBLIC_TEST = 'open'
  scriptsOf = bundleIslands(siteFiles(out))
})

afterAll(() => {
  delete process.env.NEXT_PUBLIC_TEST
  rmSync(out, { recursive: true })
})

const names = (island: string) => scriptsOf(island).map(({ src }) => src)
const codeOf = (island: string) =>
  names(island)
    .map((src) => readFileSync(join(out, src), 'utf8'))
    .join()

test.each(['ArticleBrowser', 'ContactForm', 'EstimateForm', 'HomeRedirect'])(
  '%s has its scripts, the one that starts it first',
  (island) => {
    const [first, ...others] = names(island)
    expect(first).toMatch(/^\/_next\/static\/islands\/start\.[A-Z0-9]{8}\.js$/)
    expect(others).toContainEqual(
      expect.stringMatching(new RegExp(`^/_next/static/islands/${island}\\.[A-Z0-9]{8}\\.js$`)),
    )
  },
)

test('React is one file for all of them', () => {
  const [contact, estimate] = [names('ContactForm'), names('EstimateForm')]
  const shared = contact.filter((src) => estimate.includes(src))
  expect(shared.length).toBeGreaterThanOrEqual(2)
})

test('an island has no code of another, nor what is fetched when it is needed', () => {
  expect(codeOf('ContactForm')).not.toContain('Square footage')
  expect(codeOf('EstimateForm')).toContain('Square footage')
  expect(codeOf('EstimateForm')).not.toMatch(/month_caption|ZodMiniEmail|submission_id/)
})

test('the environment of the build is not in the browser', () => {
  expect(codeOf('EstimateForm')).not.toContain('process.env')
})

test('an island that is not started is named', () => {
  expect(() => scriptsOf('OldForm')).toThrow('components/islands/start.ts does not start OldForm')
})
