import { fill } from './fill'
import { everyPage, reviews } from './pages'
import type { Service } from '@/lib/content/schemas/services'

/** The reviews of a service, below a heading that names it, so that no review has to. */
export function reviewsForService({ slug, name }: Pick<Service, 'slug' | 'name'>) {
  const ofService = reviews().services[slug] ?? []
  return {
    heading: fill(everyPage().reviews.service, { service: name.toLowerCase() }),
    reviews: ofService.map(({ service: _, ...review }) => review),
  }
}
