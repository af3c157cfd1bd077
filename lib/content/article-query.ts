import { fill } from './fill'
import type { ArticleSummary, ListWords } from '@/lib/content/schemas/articles'
import type { Template } from '@/lib/content/schemas/fields'

/** Of an article, and the parameters of the address of a list that is filtered by them. */
export const filterNames = ['category', 'serviceType', 'pestType'] as const

export type FilterName = (typeof filterNames)[number]

/** The orders of the list: what it is sorted by, and in which direction. The first is the default. */
export const orders = [
  'date-desc',
  'date-asc',
  'title-asc',
  'title-desc',
] as const satisfies readonly (keyof ListWords['orders'])[]

export type ArticleOrder = (typeof orders)[number]

export type ArticleChoice = Record<FilterName, string | null> & { order: ArticleOrder }

export const noChoice: ArticleChoice = { ...eachFilter(() => null), order: orders[0] }

function eachFilter<Value>(valueOf: (name: FilterName) => Value) {
  return Object.fromEntries(filterNames.map((name) => [name, valueOf(name)])) as Record<
    FilterName,
    Value
  >
}

/** The options of each filter, in alphabetical order. */
export function filterOptions(articles: readonly ArticleSummary[]) {
  return eachFilter((name) =>
    [...new Set(articles.map((article) => article[name]))].sort((a, b) => a.localeCompare(b, 'en')),
  )
}

/** The choice in the query of an address. Values that are not among the options are ignored. */
export function parseChoice(
  query: string,
  options: Record<FilterName, readonly string[]>,
): ArticleChoice {
  const parameters = new URLSearchParams(query)
  const sortBy = parameters.get('sortBy') === 'title' ? 'title' : 'date'
  const sortOrder = parameters.get('sortOrder') === 'asc' ? 'asc' : 'desc'
  return {
    ...eachFilter((name) => options[name].find((value) => value === parameters.get(name)) ?? null),
    order: `${sortBy}-${sortOrder}`,
  }
}

/** The query of a choice, with its question mark. Empty for the default choice. */
export function choiceToQuery(choice: ArticleChoice): string {
  const parameters = new URLSearchParams()
  for (const name of filterNames) {
    const value = choice[name]
    if (value !== null) parameters.set(name, value)
  }
  const { sortBy, sortOrder } = sortingOf(choice)
  if (sortBy === 'title') parameters.set('sortBy', sortBy)
  if (sortOrder === 'asc') parameters.set('sortOrder', sortOrder)
  const query = parameters.toString()
  return query && `?${query}`
}

function sortingOf({ order }: ArticleChoice) {
  const [sortBy, sortOrder] = order.split('-') as ['date' | 'title', 'asc' | 'desc']
  return { sortBy, sortOrder }
}

/** The articles that match a choice, sorted as it says. */
export function selectArticles<Summary extends ArticleSummary>(
  articles: readonly Summary[],
  choice: ArticleChoice,
): Summary[] {
  const { sortBy, sortOrder } = sortingOf(choice)
  const direction = sortOrder === 'asc' ? 1 : -1
  return articles
    .filter((article) =>
      filterNames.every((name) => choice[name] === null || article[name] === choice[name]),
    )
    .sort((a, b) => direction * a[sortBy].localeCompare(b[sortBy], 'en'))
}

/** Whether a filter is set. The sort order doesn't count. */
export function isFiltered(choice: ArticleChoice): boolean {
  return filterNames.some((name) => choice[name] !== null)
}

/** The line above the list. `words` is from content/pages/articles.yaml. */
export function summaryLine(
  count: number,
  choice: ArticleChoice,
  words: Readonly<{ all: Template<'count'>; chosen: Template<'count' | 'choice'> }>,
): string {
  const chosen = filterNames.flatMap((name) => choice[name] ?? [])
  if (!isFiltered(choice)) return fill(words.all, { count })
  return fill(words.chosen, { count, choice: chosen.join(', ') })
}
