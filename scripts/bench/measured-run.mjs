import { spawn } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'

const pollMilliseconds = 500

/**
 * Runs a command and watches what it takes.
 *
 * @param {string} command
 * @param {string} folder
 * @returns {Promise<{ seconds: number, peakBytes: number }>} The time, and the most memory that the command
 *   and all processes it started held at once.
 * @throws With the output of the command when it fails.
 */
export async function measuredRun(command, folder) {
  const started = performance.now()
  // In a group of its own, by which the processes that it starts are known.
  const child = spawn(command, { cwd: folder, shell: true, detached: true })
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))

  let peakBytes = 0
  const polling = setInterval(() => {
    peakBytes = Math.max(peakBytes, memoryOfGroup(child.pid ?? 0))
  }, pollMilliseconds)
  const code = await new Promise((resolve) => child.on('close', resolve))
  clearInterval(polling)
  if (code !== 0) throw new Error(`${command} failed with ${code}:\n${output}`)
  return { seconds: (performance.now() - started) / 1_000, peakBytes }
}

/** @param {number} group Id of the process that leads it. */
function memoryOfGroup(group) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && groupOf(name) === group)
    .reduce((sum, process) => sum + memoryOf(process), 0)
}

/** @param {string} process */
function groupOf(process) {
  // The fifth field. The second is the name in parentheses, which may hold spaces.
  return Number(read(`/proc/${process}/stat`).split(') ').at(-1)?.split(' ')[2])
}

/** In bytes. What several processes share counts once: each has its part of it. @param {string} process */
function memoryOf(process) {
  return Number(/^Pss: +(\d+) kB$/m.exec(read(`/proc/${process}/smaps_rollup`))?.[1] ?? 0) * 1_024
}

/** Nothing when the process has ended meanwhile. @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
