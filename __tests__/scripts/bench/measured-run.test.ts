import { existsSync } from 'node:fs'
import { measuredRun } from '@/scripts/bench/measured-run.mjs'

const heldMegabytes = 200

/** Starts a second process, holds memory in it, and lasts long enough to be looked at. */
const hungry = `node -e "require('child_process').execSync('node -e \\"const held = Buffer.alloc(${heldMegabytes}_000_000, 1); const end = Date.now() + 900; while (Date.now() < end) held[0]\\"')"`

const onLinux = existsSync('/proc/self/smaps_rollup') ? test : test.skip

onLinux('the memory of a command is also that of the processes it starts', async () => {
  const { seconds, peakBytes } = await measuredRun(hungry, '.')
  expect(seconds).toBeGreaterThan(0.9)
  expect(peakBytes).toBeGreaterThan(heldMegabytes * 1_000_000)
})

onLinux('a command that fails says what it printed', async () => {
  await expect(measuredRun('echo too much; exit 3', '.')).rejects.toThrow(
    /failed with 3:\ntoo much/,
  )
})
