// Writes serve.json beside the exported site, for `npm run serve` and for the tests. `--plain` is for an
// export that scripts/finish.mjs has not finished.
import { writeFileSync } from 'node:fs'
import { serveConfig } from './host-rules.mjs'

const isFinished = !process.argv.includes('--plain')
writeFileSync('serve.json', `${JSON.stringify(serveConfig({ isFinished }), null, 2)}\n`)
