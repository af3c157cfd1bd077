'use client'

import { type ChangeEvent, type Ref, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { ArticleCard } from '@/components/ui/ArticleCard'
import { Button } from '@/components/ui/Button'
import { cardLook } from '@/components/ui/card-looks'
import { SelectField } from '@/components/ui/SelectField'
import {
  type ArticleChoice,
  type ArticleOrder,
  choiceToQuery,
  type FilterName,
  filterNames,
  filterOptions,
  isFiltered,
  noChoice,
  orders,
  parseChoice,
  selectArticles,
  summaryLine,
} from '@/lib/content/article-query'
import type { ArticleSummary, ListWords } from '@/lib/content/schemas/articles'

type Props = {
  articles: readonly ArticleSummary[]
  words: ListWords
}

/** The articles that the address asks for. The address is the state: it can be shared, and the back button returns to it. */
export function ArticleBrowser({ articles, words }: Props) {
  const query = useSyncExternalStore(onQueryChange, readQuery, () => '')
  const options = filterOptions(articles)
  const choice = parseChoice(query, options)
  const shown = selectArticles(articles, choice)
  const filters = useRef<HTMLDivElement>(null)
  const summary = useRef<HTMLParagraphElement>(null)

  const choose = (change: Partial<ArticleChoice>) =>
    writeQuery(
      choiceToQuery({ ...parseChoice(readQuery(), options), ...change }),
      Object.keys(change).join(),
    )

  useLayoutEffect(() => {
    // React is about to set the filters to what the address says. What was chosen before hydration comes first.
    const chosenEarly = readFilters(filters.current)
    if (Object.keys(chosenEarly).length > 0) choose(chosenEarly)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs once: after hydration nothing is chosen early
  }, [])

  function clear() {
    choose(noChoice)
    // The button is removed: the focus would go to the top of the page.
    summary.current?.focus()
  }

  return (
    <div className="grid gap-3 md:gap-6">
      <ArticleFilters
        ref={filters}
        words={words}
        options={options}
        choice={choice}
        choose={choose}
      />
      {/* The browser would scroll along with a card that hydration moves. */}
      <div className="grid content-start gap-3 [overflow-anchor:none] md:gap-6">
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-3">
          <p ref={summary} role="status" tabIndex={-1}>
            {summaryLine(shown.length, choice, words)}
          </p>
          {isFiltered(choice) && (
            <Button variant="outline" size="small" onClick={clear}>
              {words.clear}
            </Button>
          )}
        </div>
        {shown.length > 0 ? (
          <div className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
            {shown.map((article, index) => (
              <ArticleCard
                key={article.id}
                article={article}
                layout="column"
                loading={index === 0 ? 'eager' : 'lazy'}
              />
            ))}
          </div>
        ) : (
          <div className={`${cardLook('plain')} grid gap-2 p-8 text-center`}>
            <h2 className="text-lg">{words.none}</h2>
            <p>{words.other}</p>
          </div>
        )}
      </div>
    </div>
  )
}

/** Value of the entry that sets no filter; a select cannot hold null. */
const all = ''

type FiltersProps = {
  ref: Ref<HTMLDivElement>
  words: ListWords
  options: Record<FilterName, readonly string[]>
  choice: ArticleChoice
  choose: (change: Partial<ArticleChoice>) => void
}

function ArticleFilters({ ref, words, options, choice, choose }: FiltersProps) {
  const onChange = ({ target }: ChangeEvent<HTMLSelectElement>) => choose(choiceOf(target))
  return (
    <div ref={ref} className="grid gap-3 xs:grid-cols-2 md:gap-4 lg:grid-cols-4 noscript:hidden">
      {filterNames.map((name) => (
        <SelectField
          key={name}
          name={name}
          label={words.filters[name].label}
          options={[
            { value: all, label: words.filters[name].all },
            ...options[name].map((value) => ({ value, label: value })),
          ]}
          value={choice[name] ?? all}
          onChange={onChange}
        />
      ))}
      <SelectField
        name="sort"
        label={words.sort}
        options={orders.map((value) => ({ value, label: words.orders[value] }))}
        value={choice.order}
        onChange={onChange}
      />
    </div>
  )
}

/** What is chosen in the page, other than the first entry of each filter. */
function readFilters(filters: Element | null): Partial<ArticleChoice> {
  const selects = [...(filters?.querySelectorAll('select') ?? [])]
  const changed = selects.filter((select) => select.selectedIndex > 0)
  return Object.assign({}, ...changed.map(choiceOf))
}

function choiceOf({ name, value }: HTMLSelectElement): Partial<ArticleChoice> {
  return name === 'sort' ? { order: value as ArticleOrder } : { [name]: value || null }
}

function onQueryChange(listener: () => void) {
  window.addEventListener('popstate', listener)
  return () => window.removeEventListener('popstate', listener)
}

function readQuery() {
  return window.location.search
}

/**
 * Writes the choice into the address. Several changes of one filter, as arrow keys make them, share one history entry:
 * the back button would otherwise go through all of them.
 */
function writeQuery(query: string, changed: string) {
  // After the back button the browser itself restores the filters, and fires change events.
  if (query === readQuery()) return
  const address = window.location.pathname + query
  const state = { changed }
  const { changed: last } = (window.history.state ?? {}) as Partial<typeof state>
  if (changed === last) window.history.replaceState(state, '', address)
  else window.history.pushState(state, '', address)
  // pushState fires no popstate event, which onQueryChange waits for.
  window.dispatchEvent(new PopStateEvent('popstate'))
}
