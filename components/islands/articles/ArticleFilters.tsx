'use client'

import type { ChangeEvent, Ref } from 'react'
import { SelectField } from '@/components/ui/SelectField'
import {
  filterNames,
  noChoice,
  sortOptions,
  type ArticleChoice,
  type FilterName,
} from '@/lib/articles/article-query'

const labels: Record<FilterName, { label: string; all: string }> = {
  category: { label: 'Category', all: 'All categories' },
  serviceType: { label: 'Service', all: 'All services' },
  pestType: { label: 'Pest', all: 'All pests' },
}

/** Value of the entry that sets no filter; a select cannot hold null. */
const all = ''

type Props = {
  ref: Ref<HTMLDivElement>
  options: Record<FilterName, readonly string[]>
  choice: ArticleChoice
  choose: (change: Partial<ArticleChoice>) => void
}

export function ArticleFilters({ ref, options, choice, choose }: Props) {
  const onChange = ({ target }: ChangeEvent<HTMLSelectElement>) => choose(changeBy(target))
  return (
    <div ref={ref} className="grid gap-4 xs:grid-cols-2 lg:grid-cols-4 without-islands:hidden">
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
          onChange={onChange}
        />
      ))}
      <SelectField
        name="sort"
        label="Sort by"
        options={sortOptions}
        value={`${choice.sortBy}-${choice.sortOrder}`}
        onChange={onChange}
      />
    </div>
  )
}

/** What is chosen in the filters beside their first entries, also when React has not rendered them yet. */
export function chosenIn(filters: Element | null): Partial<ArticleChoice> {
  const selects = [...(filters?.querySelectorAll('select') ?? [])]
  return Object.assign({}, ...selects.filter((select) => select.selectedIndex > 0).map(changeBy))
}

function changeBy({ name, value }: HTMLSelectElement): Partial<ArticleChoice> {
  if (name !== 'sort') return { [name]: value || null }
  const { sortBy, sortOrder } = sortOptions.find((option) => option.value === value) ?? noChoice
  return { sortBy, sortOrder }
}
