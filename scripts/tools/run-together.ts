// Runs commands at the same time, since each leaves a core idle for a while. One prints as it goes, and the next from its
// beginning once that has ended, so that no lines mix.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { PassThrough } from 'node:stream'

/** More than a command prints before its turn: a full pipe would stop it. */
const maxBytes = 2 ** 30

function start(command: string, stdio: 'inherit' | 'pipe') {
  const child = spawn(`${command} 2>&1`, { shell: true, stdio })
  const output = child.stdout?.pipe(new PassThrough({ highWaterMark: maxBytes }))
  return { output, ended: once(child, 'close') as Promise<[code: number | null]> }
}

const [first = '', ...others] = process.argv.slice(2)
const started = [start(first, 'inherit'), ...others.map((command) => start(command, 'pipe'))]
for (const { output, ended } of started) {
  output?.pipe(process.stdout, { end: false })
  const [code] = await ended
  process.exitCode = Math.max(code ?? 1, Number(process.exitCode ?? 0))
}
