'use client'

import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { ArticleFilters, chosenIn } from './ArticleFilters'
import { ArticleCard } from '@/components/ui/ArticleCard'
import { Button } from '@/components/ui/Button'
import { cardLook } from '@/components/ui/card-looks'
import type { ListWords } from '@/lib/articles/article-page-schemas'
import {
  choiceToQuery,
  filterOptions,
  isFiltered,
  noChoice,
  parseChoice,
  selectArticles,
  summaryLine,
  type ArticleChoice,
} from '@/lib/articles/article-query'
import type { ArticleSummary } from '@/lib/articles/article-schema'

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
    // What was chosen before hydration is in the filters until React sets them to what the address says.
    const early = chosenIn(filters.current)
    if (Object.keys(early).length > 0) choose(early)
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  function clear() {
    choose(noChoice)
    // The button goes: whoever pressed it by keyboard goes on from the list's summary.
    summary.current?.focus()
  }

  return (
    <div className="grid gap-6">
      <ArticleFilters
        ref={filters}
        words={words}
        options={options}
        choice={choice}
        choose={choose}
      />
      <div className="grid content-start gap-6">
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-3">
          <p ref={summary} role="status" tabIndex={-1}>
            {summaryLine(shown.length, choice, words)}
          </p>
          {isFiltered(choice) && (
            <Button variant="quiet" size="small" onClick={clear}>
              {words.clear}
            </Button>
          )}
        </div>
        {shown.length > 0 ? (
          <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {shown.map((article, index) => (
              <ArticleCard
                key={article.id}
                article={article}
                words={words.card}
                layout="column"
                isFirst={index === 0}
              />
            ))}
          </div>
        ) : (
          <div className={`${cardLook('plain')} grid gap-2 p-8 text-center`}>
            <h2 className="text-xl">{words.none}</h2>
            <p>{words.other}</p>
          </div>
        )}
      </div>
    </div>
  )
}

function onQueryChange(listener: () => void) {
  window.addEventListener('popstate', listener)
  return () => window.removeEventListener('popstate', listener)
}

function readQuery() {
  return window.location.search
}

/**
 * One entry of the history for each filter: who goes through its list by the arrow keys comes back past all of it by one
 * press. pushState fires no popstate event, which onQueryChange waits for.
 */
function writeQuery(query: string, changed: string) {
  // After the back button the browser restores the filters, which is no new entry of the history.
  if (query === readQuery()) return
  const address = window.location.pathname + query
  const state = { changed }
  const { changed: last } = (window.history.state ?? {}) as Partial<typeof state>
  try {
    if (changed === last) window.history.replaceState(state, '', address)
    else window.history.pushState(state, '', address)
  } catch {
    // Safari refuses more than a hundred in half a minute.
    return window.location.assign(address)
  }
  window.dispatchEvent(new PopStateEvent('popstate'))
}
