import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/** What a clone does not have, or makes by itself. */
const left = ['.git', '.next', 'out', 'node_modules', 'test-results', 'tsconfig.tsbuildinfo']

/** @returns Path of a new folder with the files of the repository and its packages. */
export function copyRepository(from: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'rehearsal-'))
  cpSync(from, copy, { recursive: true, filter: (path) => !left.includes(basename(path)) })
  const packages = [`${from}/node_modules`, `${copy}/node_modules`] as const
  // 40,000 files: linked where the system can, which takes seconds.
  if (spawnSync('cp', ['-al', ...packages]).status !== 0) {
    cpSync(...packages, { recursive: true, verbatimSymlinks: true })
  }
  return copy
}
