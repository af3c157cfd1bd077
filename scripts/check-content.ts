// Lists all that is wrong in content/ at once, without a build, and fails while anything is left. A build runs it with
// `--build`, which lets pass what may be the fault of the computer's clock. `--links` lists every link to another site
// instead, for somebody to open each once.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { companyFindings } from './check-content/owners-facts'
import { findingLine, type Finding } from '@/lib/content/findings'
import { servicesFile, servicesSchema } from '@/lib/content/service-schema'

const isBuild = process.argv.includes('--build')
if (process.argv.includes('--links')) {
  listOutsideLinks()
  process.exit()
}
const findings = await findAll().catch(missingFile)
for (const finding of findings) console.log(findingLine(finding))
if (findings.length > 0 || !isBuild) console.log(summaryOf(findings.length))
if (findings.some(({ isClockDependent }) => !(isBuild && isClockDependent))) process.exitCode = 1

function listOutsideLinks() {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /\.(md|yaml)$/.test(name)).sort()) {
    const lines = readFileSync(join('content', file), 'utf8').split('\n')
    for (const [index, line] of lines.entries()) {
      for (const [link] of line.matchAll(/https?:\/\/[^\s'")>]+/g)) {
        console.log(`content/${file}:${index + 1}  ${link}`)
      }
    }
  }
}

async function findAll(): Promise<Finding[]> {
  const findings = companyFindings()
  if (findings.length > 0) return firstOf('content/company.yaml', findings)
  const { checkTexts } = await import('@/lib/content/read-texts')
  const ofServices = checkTexts(servicesFile, servicesSchema).findings
  if (ofServices.length > 0) return firstOf(servicesFile, ofServices)
  const { contentFindings } = await import('./check-content/content-findings')
  return contentFindings(new Date())
}

function firstOf(file: string, findings: Finding[]) {
  console.log(`The other files take facts from ${file}, and are checked once it is right.`)
  return findings
}

/** Some files have to be there before anything else can be checked. */
function missingFile(error: NodeJS.ErrnoException): Finding[] {
  const file = relative('', error.path ?? '')
  if (error.code !== 'ENOENT' || !file.startsWith('content/')) throw error
  return [{ file, line: 1, message: 'there is no such file: put it back' }]
}

function summaryOf(count: number) {
  if (count === 0) return 'Content is ready to build: nothing to fix.'
  return `${count} ${count === 1 ? 'thing' : 'things'} to fix.`
}
