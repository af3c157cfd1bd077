import { fill } from '@/lib/content/fill'
import type { Service } from '@/lib/services/service-schema'
import { everyPage, reviews } from '@/lib/site/page-copy'

/** The reviews of a service, below a heading that names it in their stead. */
export function reviewsForService({ slug, name }: Pick<Service, 'slug' | 'name'>) {
  const ofService = reviews().services[slug] ?? []
  return {
    heading: fill(everyPage().reviews.service, { service: name.toLowerCase() }),
    reviews: ofService.map(({ service: _, ...review }) => review),
  }
}
