import { z } from 'zod'
import { drawing, groups, reference, text } from '@/lib/content/fields'

const nameOf = (defines: string) => text.min(2).meta({ defines })

const namesOf = (defines: string) => z.array(nameOf(defines)).min(1)

/** content/article-filters.yaml: what articles may name, and visitors choose from. */
export const articleFiltersSchema = z.strictObject({
  categories: namesOf('categories').describe(
    'Categories of articles. A service names the one whose articles belong to it.',
  ),
  forOtherServices: reference('categories')
    .describe('The category of a service that names none. Left out, such a service shows none.')
    .optional(),
  serviceTypes: namesOf('serviceTypes').describe('Services that articles are about.'),
  pestTypes: groups(
    'Pests that articles are about, each with its drawing in public/images/specimens for the share image. Without one, it is that of the article.',
    { name: nameOf('pestTypes'), specimen: drawing('specimens').optional() },
  ).min(1),
})
