import type { ArticleSummary } from './article-schema'
import { fill, type Template } from '@/lib/content/fill'

export const filterNames = ['category', 'serviceType', 'pestType'] as const

export type FilterName = (typeof filterNames)[number]

export type ArticleChoice = Record<FilterName, string | null> & {
  sortBy: 'date' | 'title'
  sortOrder: 'asc' | 'desc'
}

/** The sort options in their order; the first is the default. */
export const sortOptions = [
  { value: 'date-desc', sortBy: 'date', sortOrder: 'desc' },
  { value: 'date-asc', sortBy: 'date', sortOrder: 'asc' },
  { value: 'title-asc', sortBy: 'title', sortOrder: 'asc' },
  { value: 'title-desc', sortBy: 'title', sortOrder: 'desc' },
] as const

export const noChoice: ArticleChoice = {
  ...eachFilter(() => null),
  sortBy: 'date',
  sortOrder: 'desc',
}

function eachFilter<Value>(valueOf: (name: FilterName) => Value) {
  return Object.fromEntries(filterNames.map((name) => [name, valueOf(name)])) as Record<
    FilterName,
    Value
  >
}

/** The distinct values of each filter, by alphabet. */
export function filterOptions(articles: readonly ArticleSummary[]) {
  return eachFilter((name) =>
    [...new Set(articles.map((article) => article[name]))].sort((a, b) => a.localeCompare(b, 'en')),
  )
}

/** What the address asks for. A value that is no option is ignored. */
export function parseChoice(
  query: string,
  options: Record<FilterName, readonly string[]>,
): ArticleChoice {
  const parameters = new URLSearchParams(query)
  return {
    ...eachFilter((name) => options[name].find((value) => value === parameters.get(name)) ?? null),
    sortBy: parameters.get('sortBy') === 'title' ? 'title' : 'date',
    sortOrder: parameters.get('sortOrder') === 'asc' ? 'asc' : 'desc',
  }
}

/** The query of the address for a choice, with its question mark; empty for the default choice. */
export function choiceToQuery(choice: ArticleChoice): string {
  const parameters = new URLSearchParams()
  for (const name of filterNames) {
    const value = choice[name]
    if (value !== null) parameters.set(name, value)
  }
  if (choice.sortBy !== noChoice.sortBy) parameters.set('sortBy', choice.sortBy)
  if (choice.sortOrder !== noChoice.sortOrder) parameters.set('sortOrder', choice.sortOrder)
  const query = parameters.toString()
  return query && `?${query}`
}

/** The articles of a choice, in its order. */
export function selectArticles<Summary extends ArticleSummary>(
  articles: readonly Summary[],
  choice: ArticleChoice,
): Summary[] {
  const direction = choice.sortOrder === 'asc' ? 1 : -1
  return articles
    .filter((article) =>
      filterNames.every((name) => choice[name] === null || article[name] === choice[name]),
    )
    .sort((a, b) => direction * a[choice.sortBy].localeCompare(b[choice.sortBy], 'en'))
}

/** True while a filter is set; the sort order is no filter. */
export function isFiltered(choice: ArticleChoice): boolean {
  return filterNames.some((name) => choice[name] !== null)
}

/** The line above the list, in the owner's words: content/pages/articles.yaml. */
export function summaryLine(
  count: number,
  choice: ArticleChoice,
  words: Readonly<{ all: Template<'count'>; chosen: Template<'count' | 'choice'> }>,
): string {
  const chosen = filterNames.flatMap((name) => choice[name] ?? [])
  if (!isFiltered(choice)) return fill(words.all, { count })
  return fill(words.chosen, { count, choice: chosen.join(', ') })
}
