import { render, screen } from '@testing-library/react'
import { ServiceCards } from '@/components/sections/ServiceCards'
import type { Service } from '@/lib/services/service-schema'
import { services } from '@/lib/services/services'

const [service] = services

/** Makes the content offer as many services. */
function offer(count: number) {
  const offered = Array.from({ length: count }, (_, index) => ({ ...service, slug: `no-${index}` }))
  ;(services as unknown as Service[]).splice(0, Infinity, ...offered)
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])('of %d services none leaves a gap in the last row', (count) => {
  offer(count)
  render(<ServiceCards hrefOf={(slug) => `/${slug}`} />)
  const cards = screen.getAllByRole('article')
  expect(cards).toHaveLength(count)
  const { classList } = cards[0]!.parentElement!
  const columns = classList.contains('sm:grid-cols-3') ? 3 : 2
  const isLastWide = count % 2 === 1 && classList.contains('sm:*:odd:last:col-span-2')
  expect((count + (isLastWide ? 1 : 0)) % columns).toBe(0)
})
