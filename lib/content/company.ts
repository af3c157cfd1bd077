import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { companySchema, type Company } from './company-schema'
import { parseYaml } from './yaml'

const file = 'content/company.yaml'

/**
 * Everything about the business, read once a process: a running `npm run dev` shows a change after a new start. Nothing
 * that runs in the browser may import this; an island gets what it shows as props.
 */
export const company: Company = parseYaml(
  file,
  readFileSync(join(process.cwd(), file), 'utf8'),
  companySchema,
)
