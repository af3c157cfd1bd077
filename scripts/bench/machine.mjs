import { cpus, totalmem } from 'node:os'

/** One line on the machine that a measurement was made on. */
export function machine() {
  const cores = cpus()
  const memory = Math.round(totalmem() / 1_000_000_000)
  return `${cores.length} cores (${cores[0]?.model.trim()}), ${memory} GB of memory, Node ${process.versions.node}.`
}
