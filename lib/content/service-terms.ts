import { fill } from './fill'
import { servicesPage } from './pages'
import type { Service } from '@/lib/content/schemas/services'

export type Term = { term: string; text: string | readonly string[] }

const topTermCount = 3

/** What decides whether somebody calls: the price of a service, and its first three terms. */
export function firstTerms(service: Service): Term[] {
  return [{ term: servicesPage().terms.price, text: priceText(service) }, ...topTerms(service)]
}

/** The terms of a service that are at the top of its page. */
export function topTerms({ terms }: Service): Term[] {
  return terms.slice(0, topTermCount)
}

/** The terms of a service that are not at the top of its page, after what its price depends on. */
export function otherTerms({ price, terms }: Service): Term[] {
  return [
    { term: servicesPage().terms.dependsOn, text: price.dependsOn },
    ...terms.slice(topTermCount),
  ]
}

/** "$150 to $350". */
export function priceText({ price }: Service) {
  return fill(servicesPage().terms.range, price)
}
