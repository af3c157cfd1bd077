// Lists all that is wrong in content/ at once, without a build, and fails while anything is left. A build runs it with
// `--build`, which lets pass what may be the fault of the computer's clock.
import { contentFindings } from './check-content/content-findings'
import { findingLine } from '@/lib/content/findings'

const isBuild = process.argv.includes('--build')
const findings = await contentFindings(new Date())
for (const finding of findings) console.log(findingLine(finding))
if (findings.length > 0 || !isBuild) console.log(summaryOf(findings.length))
if (findings.some(({ isClockDependent }) => !(isBuild && isClockDependent))) process.exitCode = 1

function summaryOf(count: number) {
  if (count === 0) return 'Content is ready to build: nothing to fix.'
  return `${count} ${count === 1 ? 'thing' : 'things'} to fix.`
}
