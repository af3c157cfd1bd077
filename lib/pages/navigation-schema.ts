import { z } from 'zod'
import { group, list, text } from '@/lib/content/fields'
import { href } from '@/lib/content/page-parts'

const link = z.strictObject({
  name: text.describe('Its words.'),
  href,
})

export const links = z.array(link)

/** content/navigation.yaml: the links of header and footer. */
export const navigationSchema = z.strictObject({
  header: list(
    'The entries of the header, in order.',
    z.union(
      [
        link.extend({
          alsoUnder: z
            .string()
            .startsWith('/')
            .describe('Also the current entry on pages whose address has this in it.')
            .optional(),
        }),
        z.strictObject({ name: text.describe('Its words.'), menu: z.literal('services') }),
      ],
      'must be a link, with name and href, or a menu, with name and menu: services',
    ),
  ).min(1),
  footer: group('The columns of the footer. The areas served come from content/locations.', {
    company: links.describe('About the business.'),
    services: links.describe('Below the services, which are here by themselves.'),
    legal: links.describe('In the last line.'),
  }),
})
