import { reviews } from '@/lib/content/pages'
import { services } from '@/lib/content/services'

const all = [
  ...reviews().home,
  ...reviews().contact,
  ...reviews().locations,
  ...Object.values(reviews().services).flat(),
]

test('each of the three services has two reviews of its own', () => {
  expect(Object.keys(reviews().services)).toEqual(services().map(({ slug }) => slug))
  for (const { slug } of services()) expect(reviews().services[slug]).toHaveLength(2)
})

test('every review of the contact page has five stars [spec: Entities and their fields]', () => {
  expect(reviews().contact.length).toBeGreaterThan(0)
  expect(reviews().contact.map(({ rating }) => rating)).toEqual(reviews().contact.map(() => 5))
})

test('a review is of one of the four services of the contract, or of none [spec: Entities and their fields]', () => {
  const known = [
    'Ant Control',
    'Bed Bug Treatment',
    'Wildlife Removal',
    'Preventative Pest Control',
  ]
  for (const { service } of all) expect([undefined, ...known]).toContain(service)
})

test('every review that is no customer’s is marked as a sample, and its author says so', () => {
  for (const { author, sample } of all) {
    expect([author, sample]).toEqual([author, author.includes('Sample')])
  }
})
