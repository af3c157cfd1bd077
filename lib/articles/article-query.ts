import type { ArticleSummary } from './article-schema'
import { filterNames } from './query-parameters'
import { fill, type Template } from '@/lib/content/fill'

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
  return {
    ...eachFilter((name) => options[name].find((value) => value === parameters.get(name)) ?? null),
    sortBy: parameters.get('sortBy') === 'title' ? 'title' : 'date',
    sortOrder: parameters.get('sortOrder') === 'asc' ? 'asc' : 'desc',
  }
}

/** The query of a choice, with its question mark. Empty for the default choice. */
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

/** The articles that match a choice, sorted as it says. */
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
