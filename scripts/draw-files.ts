import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { exportFolder } from './exported-files'
import { drawAll } from '@/app/drawn-files'

/** Adds the pictures that the site draws to the exported site. */
export async function drawFiles() {
  for (const { path, file } of await drawAll()) {
    const target = join(exportFolder, path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, file)
  }
}
