import { thirdPartyScript } from '@/lib/company/third-party-script-schema'
import { problemLine } from '@/lib/content/problems'
import { loadContent } from '@/lib/site/site-content'
import type { Site } from '@/scripts/checks/checks'
import { hostLimits } from '@/scripts/checks/host-limits'

const loaded = loadContent()
const privacySentence = 'It counts visits, and learns the address from which you visit us.'

const script = (name: string, hosts: number) =>
  thirdPartyScript.parse({
    src: `https://${name}.example/script.js`,
    hosts: Array.from({ length: hosts }, (_, index) => `https://host-${index}.${name}.example`),
    privacySentence,
  })

type Change = { scripts?: ReturnType<typeof script>[]; redirects?: { from: string; to: string }[] }

/** What is reported of the fixture's content with these scripts and redirects. */
async function reported({ scripts = [], redirects = [] }: Change, environment = {}) {
  const { content } = loaded
  const [[company], [old]] = [content.company.entries, content.redirects.entries]
  if (!company || !old) throw new Error('The fixture has a problem')
  const fields = { ...company.fields, thirdPartyScripts: scripts }
  const changed = {
    ...content,
    company: { ...content.company, entries: [{ ...company, fields }] },
    redirects: { ...content.redirects, entries: [{ ...old, fields: { redirects } }] },
  }
  const site = { content: () => ({ ...loaded, content: changed }), environment }
  const problems = await hostLimits(site as unknown as Site)
  return problems.map((problem) => `${problem.isHint ? 'hint ' : ''}${problemLine(problem)}`)
}

const three = [script('small', 1), script('large', 4), script('medium', 2)]
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ from: `/über ${index}`, to: '/' }))

test('a site that every host takes has no problem', async () => {
  expect(await reported({ scripts: [script('small', 1)], redirects: numbered(500) })).toEqual([])
})

test('a security policy that is too long is reported with the script that costs most, and stops that host alone', async () => {
  const [problem, ...others] = await reported({ scripts: three })
  expect(problem).toMatch(
    /^hint \S+company\.yaml:\d+ {2}thirdPartyScripts\[2\]: out\/_headers would have 3,\d{3} .*, and Cloudflare takes 2,000.* Say what .* Example: loads: /,
  )
  expect(others).toEqual([])
  expect(await reported({ scripts: three }, { NETLIFY: 'true' })).toEqual([])
  expect(await reported({ scripts: three }, { CF_PAGES: '1' })).toEqual([
    expect.stringMatching(/^(?!hint )/),
  ])
})

test('redirects that are too many or too long are reported where they stand', async () => {
  const [cloudflare, vercel] = await reported({ redirects: numbered(1_100) })
  expect(cloudflare).toMatch(
    /redirects\.yaml:\d+ {2}redirects: out\/_redirects would have [\d,]+ lines/,
  )
  expect(vercel).toMatch(/redirects: out\/vercel\.json would have 2,2\d\d redirects/)
  const long = { from: `/${'ü'.repeat(200)}`, to: '/' }
  expect(await reported({ redirects: [...numbered(2), long] })).toEqual([
    expect.stringMatching(
      /redirects\[3\]: out\/_redirects would have 1,2\d\d characters in a line/,
    ),
  ])
})
