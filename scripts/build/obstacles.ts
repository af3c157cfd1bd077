import { siteUrlProblem } from '@/lib/seo/site-address'

type Machine = {
  /** Path of the repository. */
  folder: string
  nodeVersion: string
  environment: Readonly<Record<string, string | undefined>>
}

/** The oldest Node, as package.json has it. */
const oldestNode = [20, 9] as const

/** What would let a build fail after minutes, and in words that help nobody: as sentences. */
export function obstacles({ folder, nodeVersion, environment }: Machine): string[] {
  const [major = 0, minor = 0] = nodeVersion.split('.').map(Number)
  const isOld = major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])
  const [character] = /[#?]/.exec(folder) ?? []
  const problems = [
    isOld &&
      `Node ${nodeVersion} is too old: install Node 24 (${oldestNode.join('.')} is the oldest that does)`,
    character &&
      `The path of this folder has a “${character}”, which the build cannot read: rename the folder (${folder})`,
    siteUrlProblem(environment),
  ]
  return problems.filter((problem) => typeof problem === 'string')
}
