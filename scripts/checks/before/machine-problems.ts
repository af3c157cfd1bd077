import { relative, resolve } from 'node:path'

type Machine = {
  /** Path of the repository. */
  folder: string
  nodeVersion: string
  environment: Readonly<Record<string, string | undefined>>
}

/** The oldest Node, as package.json has it. */
const oldestNode = [20, 9] as const

/** Reports, as sentences, what would make a build fail after minutes with a message that helps nobody. */
export function obstacles({ folder, nodeVersion, environment }: Machine): string[] {
  const found: string[] = []
  const [major = 0, minor = 0] = nodeVersion.split('.').map(Number)
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
    const oldest = oldestNode.join('.')
    found.push(`Node ${nodeVersion} is too old: install Node 24 (${oldest} or newer works, too)`)
  }
  const [character] = /[#?]/.exec(folder) ?? []
  if (character) {
    found.push(
      `The path of this folder has a “${character}”, which the build cannot read: rename the folder (${folder})`,
    )
  }
  const content = relative(folder, resolve(folder, environment.CONTENT || 'content'))
  if (/^\.\.([\\/]|$)/.test(content)) {
    found.push(
      `CONTENT is ${environment.CONTENT}, outside of this folder, where the build reads nothing: put a copy of it in here`,
    )
  }
  return found
}
