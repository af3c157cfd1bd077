import { render, screen } from '@testing-library/react'
import { serviceFacts } from '../support/service-facts'
import { DecisionFacts } from '@/components/sections/DecisionFacts'

const show = (change: Parameters<typeof serviceFacts>[0] = {}) =>
  render(<DecisionFacts facts={serviceFacts(change)} />)

const texts = (role: 'term' | 'definition') =>
  screen.getAllByRole(role).map(({ textContent }) => textContent)

test('what the owner has not filled in shows nothing, and every term has its words', () => {
  show()
  expect(texts('term')).toHaveLength(8)
  expect(texts('definition').filter(Boolean)).toHaveLength(8)
})

test('what the owner has filled in is shown', () => {
  const filled = {
    range: '$10 to $20',
    visitLength: 'An hour.',
    guaranteeLength: '90 days.',
    methods: 'Checks.',
  }
  show(filled)
  expect(texts('definition')).toEqual(expect.arrayContaining(Object.values(filled)))
  expect(texts('term')).toHaveLength(12)
})

test('each animal is named with its visits', () => {
  show({ visits: [{ animal: 'Moles', visits: 'two at least' }] })
  expect(texts('definition')).toContain('Moles: two at least')
})

test('the guarantee leads to the terms, and the preparation to its article where there is one', () => {
  const { unmount } = show()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/terms-of-service')
  unmount()
  show({ prepare: { text: 'Mow.', link: { text: 'How to mow', href: '/blog/mowing' } } })
  expect(screen.getByRole('link', { name: 'How to mow' })).toHaveAttribute('href', '/blog/mowing')
})
