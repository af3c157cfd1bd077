import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Where Next writes the site. */
export const exportFolder = 'out'

/** The rules of hosts, for the server of one's own computer. */
export const localRulesFile = '.next/host-rules.json'

/** Addresses of all files of a folder, sorted, each with a leading slash. A link to a file that is gone is left out. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file), { throwIfNoEntry: false })?.isFile())
    .map((file) => `/${file.replaceAll(sep, '/')}`)
    .sort()
}

/** Whether a file of the site comes from public/, and the build did not write it there. */
export function isPublicFile(address: string): boolean {
  // The build writes these files into public/.
  const isBuilt = address.startsWith('/photos/') || address === '/site.js'
  // The address may be that of a folder, such as / for public/ itself.
  const file = join('public', address)
  return !isBuilt && existsSync(file) && statSync(file).isFile()
}

/** The HTML files that the build makes. Those in public/ are published unchanged. */
export function pageFiles(addresses: readonly string[]): string[] {
  return addresses.filter((address) => address.endsWith('.html') && !isPublicFile(address))
}

/** Address of a page by its file: /about for /about.html, / for /index.html. */
export function pageAddress(file: string): string {
  return file.replace(/\.html$/, '').replace(/^\/index$/, '/')
}

/** For servers, which run as another user. On a disk of Windows, where Linux can't change rights, all have them already. */
export function letEverybodyRead(folder: string) {
  for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    const path = join(folder, name)
    const { mode } = statSync(path)
    const readable = mode | (mode & 0o100 ? 0o555 : 0o444)
    if (readable !== mode) chmodSync(path, readable)
  }
}
