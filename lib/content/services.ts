import { getEntry } from './entries'
import type { Service } from '@/lib/content/schemas/services'

/** All services, in the order of menus and cards. */
export function services(): readonly [Service, ...Service[]] {
  const [first, ...others] = getEntry('services').services
  if (!first) throw new Error('content/services.yaml: needs at least one service')
  return [first, ...others]
}

export function findService(slug: string) {
  return services().find((service) => service.slug === slug)
}
