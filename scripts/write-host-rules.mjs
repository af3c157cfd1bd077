// Writes serve.json beside the exported site, for `npm run serve` and for the tests.
import { writeFileSync } from 'node:fs'
import { serveConfig } from './host-rules.mjs'

writeFileSync('serve.json', `${JSON.stringify(serveConfig(), null, 2)}\n`)
