'use client'

import type { ChangeEvent, Ref } from 'react'
import { MobileDisclosure } from '@/components/ui/MobileDisclosure'
import { SelectField } from '@/components/ui/SelectField'
import type { ListWords } from '@/lib/articles/article-page-schemas'
import {
  orders,
  type ArticleChoice,
  type ArticleOrder,
  type FilterName,
} from '@/lib/articles/article-query'
import { filterNames } from '@/lib/articles/query-parameters'

/** Value of the entry that sets no filter; a select cannot hold null. */
const all = ''

type Props = {
  ref: Ref<HTMLDivElement>
  words: ListWords
  options: Record<FilterName, readonly string[]>
  choice: ArticleChoice
  choose: (change: Partial<ArticleChoice>) => void
}

export function ArticleFilters({ ref, words, options, choice, choose }: Props) {
  const onChange = ({ target }: ChangeEvent<HTMLSelectElement>) => choose(choiceOf(target))
  return (
    <div ref={ref} className="not-in-data-scripts:hidden in-data-[state=failed]:hidden">
      <MobileDisclosure label={words.open}>
        <div className="grid gap-4 xs:grid-cols-2 lg:grid-cols-4">
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
      </MobileDisclosure>
    </div>
  )
}

/** What is chosen in the page, other than the first entry of each filter. */
export function readFilters(filters: Element | null): Partial<ArticleChoice> {
  const selects = [...(filters?.querySelectorAll('select') ?? [])]
  const changed = selects.filter((select) => select.selectedIndex > 0)
  return Object.assign({}, ...changed.map(choiceOf))
}

function choiceOf({ name, value }: HTMLSelectElement): Partial<ArticleChoice> {
  return name === 'sort' ? { order: value as ArticleOrder } : { [name]: value || null }
}
