import type { Location } from '@/lib/content/schemas/locations'

/** A place as its page takes it, with what a test wants to be different. */
export function location(change: Partial<Location> = {}): Location {
  return {
    slug: 'oak-hill',
    city: 'Oak Hill',
    county: 'Franklin',
    state: 'Ohio',
    alsoIn: [],
    zipCodes: ['43001'],
    nearbyAreas: [],
    group: 'more',
    order: 1,
    coordinates: { latitude: 40, longitude: -83 },
    title: 'Pest Control in Oak Hill',
    description: 'Old brick and young mice.',
    keywords: ['Oak Hill'],
    cityDescription: 'Oak Hill is all old brick.',
    services: { 'pest-control': 'Mice.', 'bed-bugs': 'Beds.', wildlife: 'Bats.' },
    articles: ['mud-tubes', 'wasp-nests'],
    work: [],
    questions: [],
    sources: [],
    content: '<p>Words.</p>',
    ...change,
  }
}
