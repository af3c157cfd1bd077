'use client'

import { memo, useDeferredValue, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ArticleCard } from '@/components/cards/ArticleCard'
import { Button } from '@/components/ui/Button'
import { cardLook } from '@/components/ui/card-looks'
import { SelectField } from '@/components/ui/SelectField'
import {
  choiceToQuery,
  filterNames,
  filterOptions,
  isFiltered,
  noChoice,
  parseChoice,
  selectArticles,
  sortOptions,
  summaryLine,
  type ArticleChoice,
  type FilterName,
} from '@/lib/articles/article-query'
import type { ArticleSummary } from '@/lib/articles/article-schema'

const labels: Record<FilterName, { label: string; all: string }> = {
  category: { label: 'Category', all: 'All categories' },
  serviceType: { label: 'Service', all: 'All services' },
  pestType: { label: 'Pest', all: 'All pests' },
}

/** Value of the entry that sets no filter; a select cannot hold null. */
const all = ''

/** More than the largest screen shows. */
const firstCards = 30

type Props = {
  articles: readonly ArticleSummary[]
  /** Named above the list. */
  city: string
}

/** The articles that the address asks for. The address is the state: it can be shared, and the back button returns to it. */
export function ArticleBrowser({ articles, city }: Props) {
  const query = useSyncExternalStore(onQueryChange, readQuery, readServerQuery)
  const options = filterOptions(articles)
  const choice = parseChoice(query, options)
  const shown = selectArticles(articles, choice)
  // A choice is answered with the first cards. Hundreds of others follow when the browser has time.
  const isSettled = useDeferredValue(query) === query
  const cards = isSettled ? shown : shown.slice(0, firstCards)
  const summary = useRef<HTMLParagraphElement>(null)
  useRevealedList()
  useEarlyChoice((early) => writeQuery(choiceToQuery({ ...choice, ...early })))

  const choose = (change: Partial<ArticleChoice>) =>
    writeQuery(choiceToQuery({ ...choice, ...change }))

  function clear() {
    choose(noChoice)
    // The button goes: whoever pressed it by keyboard goes on from the list's summary.
    summary.current?.focus()
  }

  return (
    <div className="grid gap-6">
      <div className="grid gap-4 xs:grid-cols-2 lg:grid-cols-4 without-islands:hidden">
        {filterNames.map((name) => (
          <SelectField
            key={name}
            name={name}
            label={labels[name].label}
            options={[
              { value: all, label: labels[name].all },
              ...options[name].map((value) => ({ value, label: value })),
            ]}
            value={choice[name] ?? all}
            onChange={(event) => choose({ [name]: event.target.value || null })}
          />
        ))}
        <SelectField
          name="sort"
          label="Sort by"
          options={sortOptions}
          value={`${choice.sortBy}-${choice.sortOrder}`}
          onChange={(event) => choose(sortOf(event.target.value))}
        />
      </div>
      <div className="article-results grid content-start gap-6">
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-3">
          <p ref={summary} role="status" tabIndex={-1}>
            {summaryLine(shown.length, choice, city)}
          </p>
          {isFiltered(choice) && (
            <Button variant="quiet" size="small" onClick={clear}>
              Clear All Filters
            </Button>
          )}
        </div>
        {shown.length > 0 ? (
          <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
            {cards.map((article, index) => (
              <li key={article.id} className={index < firstCards ? 'grid' : 'grid deferred'}>
                <Card article={article} headingLevel="h2" />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyList />
        )}
      </div>
    </div>
  )
}

const Card = memo(ArticleCard)

function EmptyList() {
  return (
    <div className={`${cardLook('plain')} grid gap-2 p-8 text-center`}>
      <h2 className="text-xl">No pest control articles found in this category</h2>
      <p>Pick another category, or check back later.</p>
    </div>
  )
}

/**
 * Adopts what was chosen before hydration: it stands in the document only, and only until React has set the
 * selects to what the address says.
 */
function useEarlyChoice(adopt: (choice: Partial<ArticleChoice>) => void) {
  const [early] = useState(readEarlyChoice)
  useEffect(() => {
    if (Object.keys(early).length > 0) adopt(early)
    // Once, after hydration.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}

function readEarlyChoice(): Partial<ArticleChoice> {
  if (typeof document === 'undefined') return {}
  const chosen = (name: string) =>
    document.querySelector<HTMLSelectElement>(`[data-island] select[name=${name}]`)?.value
  const filters = filterNames.flatMap((name) => {
    const value = chosen(name)
    return value ? [[name, value] as const] : []
  })
  const sort = chosen('sort')
  const hasSorted = sort !== undefined && sort !== sortOptions[0].value
  return { ...Object.fromEntries(filters), ...(hasSorted && sortOf(sort)) }
}

/** Ends the wait that HideUntilFiltered began, once the list is the one that the address asks for. */
function useRevealedList() {
  useEffect(() => {
    delete document.documentElement.dataset.query
  })
}

function sortOf(value: string) {
  const { sortBy, sortOrder } = sortOptions.find((option) => option.value === value) ?? noChoice
  return { sortBy, sortOrder }
}

const listeners = new Set<() => void>()

function onQueryChange(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

function readQuery() {
  return window.location.search
}

function readServerQuery() {
  return ''
}

/** pushState tells nobody, so the listeners are told here. */
function writeQuery(query: string) {
  window.history.pushState(null, '', window.location.pathname + query)
  for (const listener of listeners) listener()
}
