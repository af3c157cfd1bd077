// Runs commands at the same time, since each leaves a core idle for a while. The first one prints as it goes, and the
// others once it has ended, so that no lines mix.
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

function start(command: string, stdio: 'inherit' | 'pipe') {
  const child = spawn(`${command} 2>&1`, { shell: true, stdio })
  const output = child.stdout ? text(child.stdout) : ''
  const code = new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? 1)))
  return { output, code }
}

const [first = '', ...others] = process.argv.slice(2)
const started = [start(first, 'inherit'), ...others.map((command) => start(command, 'pipe'))]
for (const { output, code } of started) {
  process.exitCode = Math.max(await code, Number(process.exitCode ?? 0))
  process.stdout.write(await output)
}
