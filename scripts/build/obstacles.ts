import { relative, resolve } from 'node:path'
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
  const content =
    `${relative(folder, resolve(folder, environment.CONTENT || 'content'))}/`.replaceAll('\\', '/')
  const problems = [
    isOld &&
      `Node ${nodeVersion} is too old: install Node 24 (${oldestNode.join('.')} is the oldest that does)`,
    character &&
      `The path of this folder has a “${character}”, which the build cannot read: rename the folder (${folder})`,
    content.startsWith('../') &&
      `CONTENT is ${environment.CONTENT}, outside of this folder, where the build reads nothing: put a copy of it in here`,
    siteUrlProblem(environment),
  ]
  return problems.filter((problem) => typeof problem === 'string')
}
