import { relative, resolve } from 'node:path'
import type { Problem } from '@/lib/content/problems'
import { siteUrlProblem, type Environment } from '@/lib/seo/site-address'

type Machine = {
  /** Path of the repository. */
  folder: string
  nodeVersion: string
  environment: Environment
}

/** The oldest Node, as package.json has it. */
const oldestNode = [20, 9] as const

/** Reports what would make a command fail after minutes, with a message that helps nobody. */
export function machineProblems({ folder, nodeVersion, environment }: Machine): Problem[] {
  const problems: Problem[] = []
  const report = (file: string, message: string) => problems.push({ file, line: 1, message })
  const [major = 0, minor = 0] = nodeVersion.split('.').map(Number)
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
    const oldest = oldestNode.join('.')
    const message = `Node ${nodeVersion} is too old: install Node 24 (${oldest} or newer works, too)`
    report('package.json', message)
  }
  const [character] = /[#?]/.exec(folder) ?? []
  if (character) {
    const message = `The path of this folder has a “${character}”, which the build cannot read: rename the folder`
    report(folder, message)
  }
  const content = relative(folder, resolve(folder, environment.CONTENT || 'content'))
  if (/^\.\.([\\/]|$)/.test(content)) {
    const message = `CONTENT is ${environment.CONTENT}, outside of this folder, where the build reads nothing: put a copy of it in here`
    report('.env', message)
  }
  const address = siteUrlProblem(environment)
  if (address) report('.env', address)
  return problems
}
