import type { ArticleSummary } from '@/lib/articles/article-schema'

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
    reviewed: '2026-01-05',
    ...change,
  }
}

/** Four articles whose order by date differs from their order by title. */
export const fourArticles: readonly ArticleSummary[] = [
  articleSummary({
    id: '1',
    slug: '/heat',
    title: 'How heat works',
    date: '2024-01-05',
    category: 'Bed Bugs',
    serviceType: 'Bed Bug Treatment',
    pestType: 'Bed Bugs',
  }),
  articleSummary({
    id: '2',
    slug: '/chimneys',
    title: 'Chimneys and Raccoons',
    date: '2024-01-04',
    category: 'Wildlife',
    serviceType: 'Wildlife Removal',
    pestType: 'Raccoons',
  }),
  articleSummary({
    id: '3',
    slug: '/trails',
    title: 'ant trails',
    date: '2024-01-03',
    category: 'Pest Control',
    pestType: 'Ants',
  }),
  articleSummary({
    id: '4',
    slug: '/kitchens',
    title: 'Kitchens at Night',
    date: '2024-01-02',
    category: 'Pest Control',
    pestType: 'Cockroaches',
  }),
]
