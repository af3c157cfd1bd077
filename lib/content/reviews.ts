import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reviewsSchema } from './review-schema'
import { parseYaml } from './yaml'

const file = 'content/reviews.yaml'

/** What customers have written, by the page that shows it; read once a process. */
export const reviews = parseYaml(
  file,
  readFileSync(join(process.cwd(), file), 'utf8'),
  reviewsSchema,
)
