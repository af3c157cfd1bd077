import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportFolder } from '../site/exported-files'

/** Packages of which the finished site has code or drawings. Their licenses ask to go with it. */
const published =
  'react react-dom scheduler react-hook-form @hookform/resolvers zod date-fns react-day-picker lucide-static'

export function writeLicenses() {
  const licenses = published.split(' ').map((name) => {
    const folder = join('node_modules', name)
    const file = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file)) ?? 'package.json'
    return `${name}\n\n${readFileSync(join(folder, file), 'utf8')}`
  })
  const font = `Young Serif\n\n${readFileSync('app/fonts/OFL.txt', 'utf8')}`
  writeFileSync(join(exportFolder, 'licenses.txt'), [...licenses, font].join('\n\n---\n\n'))
}
