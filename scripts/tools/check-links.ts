// Asks for every page of another site to which the built pages link, and fails when one is gone. Build first.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrokenLinks, outsideLinks } from './links'

if (!existsSync('out')) {
  console.error('There is no built site: run npm run build first')
  process.exit(1)
}
const files = readdirSync('out', { recursive: true, encoding: 'utf8' })
const pages = files
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, html: readFileSync(join('out', file), 'utf8') }))
const links = outsideLinks(pages)
const broken = await findBrokenLinks([...links.keys()], fetch)
for (const { url, reason } of broken) {
  console.log(`${url}: ${reason}\n  on ${links.get(url)?.join(', ')}`)
}
console.log(`${links.size} links to other sites, ${broken.length} of them broken.`)
if (broken.length > 0) process.exitCode = 1
