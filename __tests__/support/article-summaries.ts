import type { ArticleSummary } from '@/lib/content/schemas/articles'

/** What is said of a list. */
export const listWords = {
  all: 'Showing all {count} Oak Hill articles',
  chosen: 'Showing {count} articles for {choice} in Oak Hill',
  none: 'No such articles',
  other: 'Take a filter away.',
  filters: {
    category: { label: 'Category', all: 'All categories' },
    serviceType: { label: 'Service', all: 'All services' },
    pestType: { label: 'Pest', all: 'All pests' },
  },
  open: 'Filter and sort',
  sort: 'Sort by',
  orders: {
    'date-desc': 'Newest First',
    'date-asc': 'Oldest First',
    'title-asc': 'Title A-Z',
    'title-desc': 'Title Z-A',
  },
  clear: 'Clear All Filters',
  card: { checked: 'checked', readMore: 'Read More' },
}

/** An article as cards and filters take it, with what a test wants to be different. */
export function articleSummary(change: Partial<ArticleSummary> = {}): ArticleSummary {
  return {
    id: '1',
    title: 'Mud Tubes on the Basement Wall',
    excerpt: 'What they are, how to break one open, and whom to call.',
    date: '2024-01-05',
    category: 'Pest Control',
    serviceType: 'General Pest Control',
    pestType: 'Multiple',
    image: '/images/articles/mud-tubes.svg',
    slug: '/mud-tubes',
    ...change,
  }
}

/** Four articles whose order by date differs from their order by title. */
export const fourArticles: readonly ArticleSummary[] = (
  [
    ['/heat', 'How heat works', 'Bed Bugs', 'Bed Bug Treatment', 'Bed Bugs'],
    ['/chimneys', 'Chimneys and Raccoons', 'Wildlife', 'Wildlife Removal', 'Raccoons'],
    ['/trails', 'ant trails', 'Pest Control', 'General Pest Control', 'Ants'],
    ['/kitchens', 'Kitchens at Night', 'Pest Control', 'General Pest Control', 'Cockroaches'],
  ] as const
).map(([slug, title, category, serviceType, pestType], index) =>
  articleSummary({
    ...{ id: `${index + 1}`, date: `2024-01-0${5 - index}` },
    ...{ slug, title, category, serviceType, pestType },
  }),
)
