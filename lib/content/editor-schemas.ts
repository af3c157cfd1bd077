import 'server-only'
import { z } from 'zod'
import { companySchema } from './company-schema'
import { decisionFactsSchema } from './decision-facts'
import { housesSchema } from './houses'
import { mapSchema } from './map-schema'
import { reviewsSchema } from './review-schema'

const schemas = {
  company: companySchema,
  'decision-facts': decisionFactsSchema,
  houses: housesSchema,
  map: mapSchema,
  reviews: reviewsSchema,
}

/**
 * What an editor needs to explain and complete a file of content as it is typed: a JSON schema for each, by its path.
 * The first line of a YAML file names its schema.
 */
export function editorSchemas(): { path: string; text: string }[] {
  return Object.entries(schemas).map(([name, schema]) => ({
    path: `content/schemas/${name}.json`,
    text: `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`,
  }))
}
